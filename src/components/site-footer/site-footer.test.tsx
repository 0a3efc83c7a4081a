import { render, screen, within } from '@testing-library/react';
import { INTERFACE, SITE } from '../../../tests/unit/site';
import { SiteFooter } from '.';

const show = (site: Partial<typeof SITE> = {}) =>
  render(<SiteFooter site={{ ...SITE, ...site }} labels={INTERFACE.footer} />);

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('SiteFooter', () => {
  test('links to the product’s pages', () => {
    show();
    expect(linksOf(screen.getByRole('navigation', { name: 'Product' }))).toEqual([
      ['Pricing', '/pricing'],
      ['For Professionals', '/professionals'],
      ['For Creators', '/creators'],
    ]);
  });

  test('links to the resources', () => {
    show();
    expect(linksOf(screen.getByRole('navigation', { name: 'Resources' }))).toEqual([
      ['Blog', '/blog'],
      ['Documentation', SITE.docsUrl],
      ['Contact', SITE.contactUrl],
    ]);
  });

  test('links to five social networks, each with a name and an icon', () => {
    show();
    const links = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
    expect(links).toHaveLength(5);
    links.forEach((link, position) => {
      const { label, url } = SITE.social[position]!;
      expect(link).toHaveAccessibleName(label);
      expect(link).toHaveAttribute('href', url);
      expect(link.querySelector('svg > *')).toBeInTheDocument();
    });
  });

  test('names the company and the year if the site has them, and the product otherwise', () => {
    show();
    expect(screen.getByText(/^©/)).toHaveTextContent(`© ${SITE.name}. The food`);
    show({ copyright: '2027 Soup House, Inc.' });
    expect(screen.getByText(/^© 2027 Soup House, Inc\./)).toBeVisible();
  });

  test('links to the accessibility statement', () => {
    show();
    expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
      'href',
      '/accessibility',
    );
  });
});

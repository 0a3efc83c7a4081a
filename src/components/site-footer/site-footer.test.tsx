import { render, screen, within } from '@testing-library/react';
import { INTERFACE, SITE } from '../../../tests/unit/site';
import { SiteFooter } from '.';

beforeEach(() => {
  render(<SiteFooter site={SITE} labels={INTERFACE.footer} />);
});

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the product’s pages are there', () => {
  expect(linksOf(screen.getByRole('navigation', { name: 'Product' }))).toEqual([
    ['Pricing', '/pricing'],
    ['For Professionals', '/professionals'],
    ['For Creators', '/creators'],
  ]);
});

test('the resources are there', () => {
  expect(linksOf(screen.getByRole('navigation', { name: 'Resources' }))).toEqual([
    ['Blog', '/blog'],
    ['Documentation', SITE.docsUrl],
    ['Contact', SITE.contactUrl],
  ]);
});

test('each of the five social networks has a link with a name and a sign', () => {
  const links = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
  expect(links).toHaveLength(5);
  links.forEach((link, position) => {
    const { label, url } = SITE.social[position]!;
    expect(link).toHaveAccessibleName(label);
    expect(link).toHaveAttribute('href', url);
    expect(link.querySelector('svg > *')).toBeInTheDocument();
  });
});

test('the last line leads to the page about accessibility', () => {
  expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
    'href',
    '/accessibility',
  );
});

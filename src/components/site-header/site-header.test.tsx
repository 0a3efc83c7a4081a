import { act, render, screen, within } from '@testing-library/react';
import { media } from '../../../tests/unit/media';
import { installPopovers } from '../../../tests/unit/popovers';
import { INTERFACE, SITE } from '../../../tests/unit/site';
import { ThemeProvider } from '../../theme/theme-provider';
import { SiteHeader } from '.';

beforeAll(installPopovers);

beforeEach(() => {
  render(
    <ThemeProvider>
      <SiteHeader site={SITE} labels={INTERFACE.header} theme={INTERFACE.theme} />
      <main>Text</main>
    </ThemeProvider>,
  );
});

const menu = () => screen.getByRole('navigation', { name: 'Main' });

/** The popover around the navigation. */
const sheet = () => menu().parentElement!;

const open = () => act(() => sheet().showPopover());

const dialog = () => screen.queryByRole('dialog', { name: 'Menu' });

const menuButton = () => screen.getByRole('button', { name: /menu/ });

const isOpen = () => sheet().matches(':popover-open');

/** Clicks a link without navigating. */
function follow(name: string) {
  const link = within(menu()).getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  act(() => link.click());
}

describe('SiteHeader', () => {
  test('links its logo to the home page', () => {
    expect(screen.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');
  });

  test('links to pages, documentation and the app', () => {
    const links = within(menu()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Docs', SITE.docsUrl],
      ['Creators', '/creators'],
      ['Professionals', '/professionals'],
      ['Blog', '/blog'],
      ['Pricing', '/pricing'],
      ['Log In', SITE.logIn],
      ['Sign Up', SITE.signUp],
    ]);
  });

  test('has a theme toggle', () => {
    expect(screen.getByRole('button', { name: 'Toggle theme' })).toBeVisible();
  });

  test('names the navigation as the target of the menu button', () => {
    expect(menuButton()).toHaveAttribute('aria-controls', sheet().id);
  });

  test('leaves it to the browser to say whether the popover is open', () => {
    expect(menuButton()).toHaveAttribute('popovertarget', sheet().id);
    expect(menuButton()).not.toHaveAttribute('aria-expanded');
  });

  test('closes the menu when a link in it is clicked', () => {
    open();
    follow('Pricing');
    expect(isOpen()).toBe(false);
  });

  test('keeps the menu open on a click beside the links', () => {
    open();
    act(() => within(menu()).getByRole('list').click());
    expect(isOpen()).toBe(true);
  });

  test('closes the menu when the screen becomes wide', () => {
    open();
    act(() => media.set('(min-width: 64rem)', true));
    expect(isOpen()).toBe(false);
  });

  test('is a dialog only while the menu is open', () => {
    expect(dialog()).not.toBeInTheDocument();
    open();
    expect(dialog()).toContainElement(menu());
    act(() => sheet().hidePopover());
    expect(dialog()).not.toBeInTheDocument();
  });

  test('focuses the first link of the open menu', () => {
    open();
    expect(within(menu()).getAllByRole('link')[0]).toHaveFocus();
  });

  test('makes the page inert until the menu closes', () => {
    const main = screen.getByRole('main');
    open();
    expect(main.inert).toBe(true);
    follow('Pricing');
    expect(main.inert).toBe(false);
  });
});

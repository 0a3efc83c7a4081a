import { act, render, screen, within } from '@testing-library/react';
import { syncPopoverState } from '../../inline-scripts/menu-state';
import { media } from '../../../tests/unit/media';
import { installPopovers } from '../../../tests/unit/popovers';
import { INTERFACE, SITE } from '../../../tests/unit/site';
import { ThemeProvider } from '../../theme/theme-provider';
import { SiteHeader } from '.';

beforeAll(() => {
  installPopovers();
  syncPopoverState();
});

beforeEach(() => {
  render(
    <ThemeProvider>
      <SiteHeader site={SITE} labels={INTERFACE.header} theme={INTERFACE.theme} />
      <main>Text</main>
    </ThemeProvider>,
  );
});

const menu = () => screen.getByRole('navigation', { name: 'Main' });

/** What opens and closes with the menu in it. */
const sheet = () => menu().parentElement!;

const open = () => act(() => sheet().showPopover());

const dialog = () => screen.queryByRole('dialog', { name: 'Menu' });

const menuButton = () => screen.getByRole('button', { name: /menu/ });

const isOpen = () => menuButton().getAttribute('aria-expanded');

/** Follows a link without leaving the test's document. */
function follow(name: string) {
  const link = within(menu()).getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  act(() => link.click());
}

test('the logo leads home', () => {
  expect(screen.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');
});

test('the navigation leads through the site, to the documentation and to the app', () => {
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

test('the theme can be toggled', () => {
  expect(screen.getByRole('button', { name: 'Toggle theme' })).toBeVisible();
});

test('the menu’s button is for the navigation', () => {
  expect(menuButton()).toHaveAttribute('aria-controls', sheet().id);
});

test('the button follows the menu as the browser opens and closes it', () => {
  expect(isOpen()).toBe('false');
  open();
  expect(isOpen()).toBe('true');
  act(() => sheet().hidePopover());
  expect(isOpen()).toBe('false');
});

test('a link in the menu closes it', () => {
  open();
  follow('Pricing');
  expect(isOpen()).toBe('false');
});

test('beside the links the menu stays open', () => {
  open();
  act(() => within(menu()).getByRole('list').click());
  expect(isOpen()).toBe('true');
});

test('the menu closes when the screen grows wide enough for the navigation', () => {
  open();
  act(() => media.set('(min-width: 64rem)', true));
  expect(isOpen()).toBe('false');
});

test('the menu is a dialog while it is open, and only then', () => {
  expect(dialog()).not.toBeInTheDocument();
  open();
  expect(dialog()).toContainElement(menu());
  act(() => sheet().hidePopover());
  expect(dialog()).not.toBeInTheDocument();
});

test('the open menu has the focus on its first link', () => {
  open();
  expect(within(menu()).getAllByRole('link')[0]).toHaveFocus();
});

test('what lies behind the open menu is out of reach until it closes', () => {
  const main = screen.getByRole('main');
  open();
  expect(main.inert).toBe(true);
  follow('Pricing');
  expect(main.inert).toBe(false);
});

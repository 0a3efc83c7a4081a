import { media } from '../../tests/unit/media';
import { MENU_ID, WIDE_SCREEN } from '../components/site-header/menu';
import { startMenu } from './menu';

// jsdom has no popovers.
let isOpen = false;
const toggle = (opens: boolean) => {
  isOpen = opens;
  const newState = opens ? 'open' : 'closed';
  menu().dispatchEvent(Object.assign(new Event('toggle'), { newState }));
};
const matches = Element.prototype.matches;
Element.prototype.matches = function matchesPopovers(this: Element, selector: string) {
  return selector === ':popover-open' ? isOpen : matches.call(this, selector);
} as Element['matches'];
HTMLElement.prototype.hidePopover = () => toggle(false);

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const menu = () => find(`#${MENU_ID}`);

beforeAll(startMenu);
beforeEach(() => {
  document.body.innerHTML = `<header><div id="${MENU_ID}" data-label="Menu">
    <p>Pages</p><a href="#soup">Soup</a><a href="#bread">Bread</a></div></header>
    <main></main><footer></footer>`;
  toggle(true);
});

test('the open menu is a named dialog, and has the focus on its first link', () => {
  expect(menu()).toHaveAttribute('role', 'dialog');
  expect(menu()).toHaveAttribute('aria-label', 'Menu');
  expect(find('a')).toHaveFocus();
});

test('the page behind the open menu is inert', () => {
  expect(find('main').inert && find('footer').inert).toBe(true);
});

test('the closed menu is no dialog, and the page is usable', () => {
  toggle(false);
  expect(menu()).not.toHaveAttribute('role');
  expect(menu()).not.toHaveAttribute('aria-label');
  expect(find('main').inert || find('footer').inert).toBe(false);
});

test('a click on a link closes the menu, a click beside the links doesn’t', () => {
  find('p').click();
  expect(isOpen).toBe(true);
  find('a').click();
  expect(isOpen).toBe(false);
});

test('the menu closes when the screen becomes wide', () => {
  media.set(WIDE_SCREEN, true);
  expect(isOpen).toBe(false);
});

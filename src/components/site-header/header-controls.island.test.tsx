import { act, fireEvent, render, screen } from '@testing-library/react';
import { applyTheme } from '../../theme/stored-theme';
import { ThemeProvider } from '../../theme/theme-provider';
import { HeaderControls } from './header-controls.island';

const labels = { menu: 'Menu', openMenu: 'Open menu', closeMenu: 'Close menu' };
const theme = { toggle: 'Toggle theme', light: 'Light', dark: 'Dark', system: 'System' };

/** The popover API, which jsdom lacks: `isOpen` is the state of the menu, which the test changes as a browser does. */
let isOpen = false;
const toggleMenu = (newState: 'open' | 'closed') => {
  isOpen = newState === 'open';
  fireEvent(menu(), Object.assign(new Event('toggle'), { newState }));
};
const menu = () => document.getElementById('site-menu')!;

beforeEach(() => {
  isOpen = false;
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function match(
    this: Element,
    selector,
  ) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  });
  HTMLElement.prototype.hidePopover = () => toggleMenu('closed');
});
afterEach(() => jest.restoreAllMocks());

const renderHeader = () =>
  render(
    <ThemeProvider>
      <HeaderControls labels={labels} theme={theme} navigation={<a href="#soup">Soup</a>} />
      <main />
    </ThemeProvider>,
  );

test('the open menu is a dialog with the focus, before a page that can’t be reached', () => {
  renderHeader();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  toggleMenu('open');
  expect(screen.getByRole('dialog', { name: 'Menu' })).toContainElement(screen.getByText('Soup'));
  expect(screen.getByText('Soup')).toHaveFocus();
  expect(document.querySelector('main')).toHaveProperty('inert', true);
  toggleMenu('closed');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('main')).toHaveProperty('inert', false);
});

test('a menu that was opened before React started is open', () => {
  isOpen = true;
  renderHeader();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a click on a link closes the menu', () => {
  renderHeader();
  toggleMenu('open');
  fireEvent.click(screen.getByText('Soup'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the menu closes when the screen becomes wide', () => {
  const wide = Object.assign(new EventTarget(), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  renderHeader();
  toggleMenu('open');
  act(() => void wide.dispatchEvent(new Event('change')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the theme toggle chooses the next theme, and announces each choice but the first', () => {
  applyTheme('light');
  renderHeader();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  for (const [choice, shown] of [
    ['Dark', 'dark'],
    ['System', 'light'],
    ['Light', 'light'],
  ]) {
    fireEvent.click(screen.getByRole('button', { name: 'Toggle theme' }));
    expect(status).toHaveTextContent(choice!);
    expect(document.documentElement).toHaveClass(shown!, { exact: true });
  }
});

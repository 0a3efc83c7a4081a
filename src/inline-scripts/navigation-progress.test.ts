import { NAVIGATION_TIMES, showNavigationProgress } from './navigation-progress';

const { show, loadDocument } = NAVIGATION_TIMES;
const TEXT = 'The page is loading.';

document.body.innerHTML = `
  <a id="pricing" href="/pricing"><b>Pricing</b></a>
  <a id="heading" href="#heading">A heading</a>
  <a id="new-tab" href="/pricing" target="_blank">Pricing</a>
  <a id="mail" href="mailto:a@b.example">Mail</a>
  <button>A button</button>
  <p role="status" data-navigation-status="${TEXT}"></p>`;

const progress = showNavigationProgress(show, loadDocument);
const root = document.documentElement;
const status = () => document.querySelector('[role=status]')!.textContent;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Clicks without leaving the page: jsdom can't navigate. */
const click = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => progress.stop());

describe('showNavigationProgress', () => {
  test('shows and announces a navigation that takes longer than 300 ms', () => {
    click('#pricing b');
    jest.advanceTimersByTime(show - 1);
    expect(root).not.toHaveAttribute('data-navigating');
    jest.advanceTimersByTime(1);
    expect(root).toHaveAttribute('data-navigating');
    expect(status()).toBe(TEXT);
  });

  test.each([
    ['a link within the page', '#heading', {}],
    ['a link to a new tab', '#new-tab', {}],
    ['a mailto link', '#mail', {}],
    ['a button', 'button', {}],
    ['a link with the control key', '#pricing', { ctrlKey: true }],
    ['a link with the middle button', '#pricing', { button: 1 }],
  ])('shows nothing for %s', (_what, selector, init) => {
    click(selector, init);
    jest.advanceTimersByTime(show);
    expect(root).not.toHaveAttribute('data-navigating');
  });

  test.each([
    ['the route has changed', () => progress.stop()],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'the visitor presses Escape',
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    ],
  ])('stops when %s', (_when, end) => {
    click('#pricing');
    jest.advanceTimersByTime(show);
    end();
    expect(root).not.toHaveAttribute('data-navigating');
    expect(status()).toBe('');
    click('#pricing');
    end();
    jest.advanceTimersByTime(show);
    expect(root).not.toHaveAttribute('data-navigating');
  });
});

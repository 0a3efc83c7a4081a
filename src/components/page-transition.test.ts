import type { MouseEvent } from 'react';
import { followInTransition, onRouteUpdate } from './page-transition';

const loadPage = jest.fn();
const navigate = jest.fn();

/** A browser that can: it makes the change, and there is nothing to see of the fading. */
const start = jest.fn((change: () => Promise<void>) => {
  const finished = change();
  return { ready: finished, finished };
});

const offerTransitions = () =>
  Object.defineProperty(document, 'startViewTransition', { value: start, configurable: true });

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

beforeEach(() => {
  offerTransitions();
  start.mockClear();
  loadPage.mockReset().mockResolvedValue({});
  navigate.mockReset().mockImplementation(onRouteUpdate);
  window.___loader = { loadPage, hovering: jest.fn() };
});

const click = (fields: Partial<MouseEvent<HTMLAnchorElement>> = {}) =>
  ({
    button: 0,
    defaultPrevented: false,
    preventDefault: jest.fn(),
    ...fields,
  }) as MouseEvent<HTMLAnchorElement>;

test('a plain click fetches the page, then goes there', async () => {
  const event = click();
  followInTransition(event, '/pricing', navigate);
  expect(event.preventDefault).toHaveBeenCalled();
  expect(loadPage).toHaveBeenCalledWith('/pricing');
  expect(navigate).not.toHaveBeenCalled();
  await loadPage.mock.results[0]?.value;
  await Promise.resolve();
  expect(navigate.mock.calls).toEqual([['/pricing']]);
});

test('a page that can’t be fetched is gone to all the same', async () => {
  loadPage.mockRejectedValue(new Error('offline'));
  followInTransition(click(), '/pricing', navigate);
  await expect(loadPage.mock.results[0]?.value).rejects.toThrow('offline');
  await Promise.resolve();
  expect(navigate.mock.calls).toEqual([['/pricing']]);
});

test.each([
  ['to open a new tab', { metaKey: true }],
  ['to download', { altKey: true }],
  ['with another button', { button: 1 }],
  ['that something else has taken', { defaultPrevented: true }],
])('a click %s is left to the browser', (_what, fields) => {
  const event = click(fields);
  followInTransition(event, '/pricing', navigate);
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
});

test('where the browser has no transitions, the link is left to Gatsby', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  const event = click();
  followInTransition(event, '/pricing', navigate);
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
});

test('a page that Gatsby can’t load is left to Gatsby’s own way with it', async () => {
  loadPage.mockResolvedValue({ status: 'error' });
  followInTransition(click(), '/pricing', navigate);
  await loadPage.mock.results[0]?.value;
  await Promise.resolve();
  expect(navigate.mock.calls).toEqual([['/pricing']]);
  expect(start).not.toHaveBeenCalled();
});

test('a link to the page itself is left to Gatsby', () => {
  const event = click();
  followInTransition(event, '/#questions', navigate);
  expect(event.preventDefault).not.toHaveBeenCalled();
});

test('the router’s frame comes though the browser draws none, until the page stands', async () => {
  const frame = window.requestAnimationFrame;
  const drawn = new Promise((resolve) =>
    navigate.mockImplementation(() => window.requestAnimationFrame(resolve)),
  );
  followInTransition(click(), '/pricing', navigate);
  await drawn;
  expect(window.requestAnimationFrame).not.toBe(frame);
  onRouteUpdate();
  await start.mock.results[0]?.value.finished;
  expect(window.requestAnimationFrame).toBe(frame);
});

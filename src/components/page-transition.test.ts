import type { MouseEvent } from 'react';
import { followInTransition, finishNavigation } from './page-transition';

const loadPage = jest.fn();
const navigate = jest.fn();

/** A stub of `document.startViewTransition`, which jsdom lacks. It updates at once, without an animation. */
const start = jest.fn((change: () => Promise<void>) => {
  const finished = change();
  return { ready: finished, finished };
});

const stubTransitions = () =>
  Object.defineProperty(document, 'startViewTransition', { value: start, configurable: true });

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

beforeEach(() => {
  stubTransitions();
  start.mockClear();
  loadPage.mockReset().mockResolvedValue({});
  navigate.mockReset().mockImplementation(finishNavigation);
  window.___loader = { loadPage, hovering: jest.fn() };
});

const click = (fields: Partial<MouseEvent<HTMLAnchorElement>> = {}) =>
  ({
    button: 0,
    defaultPrevented: false,
    preventDefault: jest.fn(),
    ...fields,
  }) as MouseEvent<HTMLAnchorElement>;

describe('followInTransition', () => {
  test('loads the page before it navigates', async () => {
    const event = click();
    followInTransition(event, '/pricing', navigate);
    expect(event.preventDefault).toHaveBeenCalled();
    expect(loadPage).toHaveBeenCalledWith('/pricing');
    expect(navigate).not.toHaveBeenCalled();
    await loadPage.mock.results[0]?.value;
    await Promise.resolve();
    expect(navigate.mock.calls).toEqual([['/pricing']]);
  });

  test('navigates when the page can’t be loaded', async () => {
    loadPage.mockRejectedValue(new Error('offline'));
    followInTransition(click(), '/pricing', navigate);
    await expect(loadPage.mock.results[0]?.value).rejects.toThrow('offline');
    await Promise.resolve();
    expect(navigate.mock.calls).toEqual([['/pricing']]);
  });

  test.each([
    ['with the meta key', { metaKey: true }],
    ['with the alt key', { altKey: true }],
    ['with another button', { button: 1 }],
    ['whose default is prevented', { defaultPrevented: true }],
  ])('leaves a click %s to the browser', (_what, fields) => {
    const event = click(fields);
    followInTransition(event, '/pricing', navigate);
    expect(event.preventDefault).not.toHaveBeenCalled();
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('leaves the click to Gatsby in browsers without view transitions', () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    const event = click();
    followInTransition(event, '/pricing', navigate);
    expect(event.preventDefault).not.toHaveBeenCalled();
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('navigates without a transition when Gatsby reports an error', async () => {
    loadPage.mockResolvedValue({ status: 'error' });
    followInTransition(click(), '/pricing', navigate);
    await loadPage.mock.results[0]?.value;
    await Promise.resolve();
    expect(navigate.mock.calls).toEqual([['/pricing']]);
    expect(start).not.toHaveBeenCalled();
  });

  test('leaves the click to Gatsby if the link leads to the current page', () => {
    const event = click();
    followInTransition(event, '/#questions', navigate);
    expect(event.preventDefault).not.toHaveBeenCalled();
  });

  test('replaces requestAnimationFrame until the new page is rendered', async () => {
    const frame = window.requestAnimationFrame;
    const drawn = new Promise((resolve) =>
      navigate.mockImplementation(() => window.requestAnimationFrame(resolve)),
    );
    followInTransition(click(), '/pricing', navigate);
    await drawn;
    expect(window.requestAnimationFrame).not.toBe(frame);
    finishNavigation();
    await start.mock.results[0]?.value.finished;
    expect(window.requestAnimationFrame).toBe(frame);
  });
});

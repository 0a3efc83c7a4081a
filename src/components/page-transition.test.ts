import type { MouseEvent } from 'react';
import { followInTransition } from './page-transition';

const loadPage = jest.fn();
const navigate = jest.fn();

beforeEach(() => {
  loadPage.mockReset().mockResolvedValue({});
  navigate.mockReset();
  window.___loader = { loadPage };
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

test('a link to the page itself is left to Gatsby', () => {
  const event = click();
  followInTransition(event, '/#questions', navigate);
  expect(event.preventDefault).not.toHaveBeenCalled();
});

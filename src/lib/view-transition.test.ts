import { media, REDUCED_MOTION } from '../../tests/unit/media';
import { withViewTransition } from './view-transition';

const start = jest.fn((change: () => void) => {
  change();
  const skipped = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  return { ready: skipped, finished: skipped };
});

const offerTransitions = () =>
  Object.defineProperty(document, 'startViewTransition', { value: start, configurable: true });

beforeEach(() => start.mockClear());
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

test('a browser without transitions makes the change all the same', () => {
  const change = jest.fn();
  withViewTransition(change);
  expect(change).toHaveBeenCalledTimes(1);
});

test('a browser with transitions makes the change in one', () => {
  const change = jest.fn();
  offerTransitions();
  withViewTransition(change);
  expect(start).toHaveBeenCalledWith(change);
  expect(change).toHaveBeenCalledTimes(1);
});

test('reduced motion makes the change without one', () => {
  const change = jest.fn();
  offerTransitions();
  media.set(REDUCED_MOTION, true);
  withViewTransition(change);
  expect(start).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledTimes(1);
});

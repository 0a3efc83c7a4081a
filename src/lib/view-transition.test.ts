import { media, REDUCED_MOTION } from '../../tests/unit/media';
import { withViewTransition } from './view-transition';

const start = jest.fn((change: () => void) => {
  change();
  const skipped = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  return { ready: skipped, finished: skipped };
});

const stubTransitions = () =>
  Object.defineProperty(document, 'startViewTransition', { value: start, configurable: true });

beforeEach(() => start.mockClear());
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

describe('withViewTransition', () => {
  test('updates in browsers without view transitions', () => {
    const change = jest.fn();
    withViewTransition(change);
    expect(change).toHaveBeenCalledTimes(1);
  });

  test('updates in a view transition', () => {
    const change = jest.fn();
    stubTransitions();
    withViewTransition(change);
    expect(start).toHaveBeenCalledWith(change);
    expect(change).toHaveBeenCalledTimes(1);
  });

  test('updates without a transition under reduced motion', () => {
    const change = jest.fn();
    stubTransitions();
    media.set(REDUCED_MOTION, true);
    withViewTransition(change);
    expect(start).not.toHaveBeenCalled();
    expect(change).toHaveBeenCalledTimes(1);
  });
});

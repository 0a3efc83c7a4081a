import { assertFound } from './assert-found';

describe('assertFound', () => {
  test('names what was looked for and where', () => {
    expect(() => assertFound(undefined, 'the method avif', 'sharp’s prototype')).toThrow(
      'looked for the method avif in sharp’s prototype and did not find it',
    );
  });

  test('accepts what was found', () => {
    expect(() => assertFound({}, 'the method avif', 'sharp’s prototype')).not.toThrow();
  });
});

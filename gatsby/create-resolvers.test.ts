import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from './create-resolvers';

test.each([
  ['a picture, whose sizes are published', ['sharp'], null],
  ['another file', [], '/static/ab/a%20%23b.svg'],
])('the publicURL of %s', (_, children, expected) => {
  const create = jest.fn();
  createResolvers({ createResolvers: create } as unknown as CreateResolversArgs);
  const info = { originalResolver: () => '/static/ab/a #b.svg' };
  const { resolve } = create.mock.calls[0][0].File.publicURL;
  expect(resolve({ children }, {}, {}, info)).toBe(expected);
});

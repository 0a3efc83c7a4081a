/** @jest-environment node */
import { gatsbyEnvironment } from './gatsby-environment';

test.each([1, 2])('%i cores run the queries in one process', (cores) => {
  expect(gatsbyEnvironment(cores, true)).toEqual({ GATSBY_CPU_COUNT: '1' });
});

test('more cores are counted by Gatsby itself, and in a terminal it may draw', () => {
  expect(gatsbyEnvironment(3, true)).toEqual({});
});

test('where nobody watches there is a line for each step', () => {
  expect(gatsbyEnvironment(8, false)).toEqual({ GATSBY_LOGGER: 'yurnalist' });
});

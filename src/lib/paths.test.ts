import { withPrefix } from './paths';

const ADDRESSES = ['/', '/pricing', '//a.example', 'https://a.example', '#b'];

afterEach(() => Object.assign(globalThis, { __PATH_PREFIX__: '' }));

test('withPrefix adds the subfolder to paths of this site only', () => {
  expect(ADDRESSES.map(withPrefix)).toEqual(ADDRESSES);
  Object.assign(globalThis, { __PATH_PREFIX__: '/soup' });
  expect(ADDRESSES.map(withPrefix)).toEqual(['/soup/', '/soup/pricing', ...ADDRESSES.slice(2)]);
});

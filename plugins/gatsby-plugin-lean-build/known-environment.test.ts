/** @jest-environment node */
import { keepKnownEnvironment } from './known-environment';

/** What is left of these definitions. */
function leftOf(definitions: Record<string, string>) {
  keepKnownEnvironment({ plugins: [{}, { definitions }] });
  return Object.keys(definitions);
}

test('what the compiled code may ask for stays', () => {
  const known = [
    'process.env',
    'process.env.NODE_ENV',
    'process.env.GATSBY_API',
    '__PATH_PREFIX__',
  ];
  expect(leftOf(Object.fromEntries(known.map((name) => [name, '']))).toSorted()).toEqual(
    known.toSorted(),
  );
});

test.each(['GITHUB_RUN_ID', 'SECRET', 'GATSBY_CPU_COUNT', 'GATSBY_LOGGER'])(
  'the machine’s %s is forgotten',
  (name) => {
    expect(leftOf({ [`process.env.${name}`]: '"1"' })).toEqual([]);
  },
);

import { readFileSync } from 'node:fs';
import { problemsOfSaving } from './problems-of-saving';

const save = (path: string, text: string) => problemsOfSaving({ path, text }, 'tests');

const savePlans = (before: string, after: string) => {
  const path = 'content/data/plans.json';
  const present = readFileSync(`tests/${path}`, 'utf8');
  const text = present.replace(before, after);
  return problemsOfSaving({ path, text, before: [present] }, 'tests');
};

test.each([
  ['without a picture', '---\ntitle: Soup\n---\n\nSoup.\n', []],
  [
    'with a picture that nobody describes',
    '---\nimage: ./images/rings.jpg\n---\n\nSoup.\n',
    ['image: needs an imageAlt that says what the picture shows.'],
  ],
  [
    'with a link that leads nowhere',
    '---\ntitle: Soup\n---\n\n[Soup](/pricng).\n',
    ['there is no page "/pricng", did you mean "/pricing"?'],
  ],
  [
    'with a picture that the form uploads next',
    '---\nimage: ./images/new.jpg\nimageAlt: New.\n---\n\nSoup.\n',
    [],
  ],
])('an article %s is checked before it is saved', async (_what, text, problems) => {
  expect(await save('content/blog/soup.md', text)).toEqual(problems);
});

test('a price that no longer fits is found before it is saved', async () => {
  expect(await savePlans('"annualPrice": 72,', '"annualPrice": 70,')).toEqual([
    'plans[2].annualPrice: expected 72, which is 12 months at $8 less the 25% that annualBadge promises, found the number 70.',
  ]);
});

test('a change that breaks another file is reported with its name', async () => {
  expect(await savePlans('"id": "ladle"', '"id": "scoop"')).toContainEqual(
    expect.stringMatching(/there is no name \{ladle\} here/),
  );
});

test.each(['/etc/passwd', 'content/../package.json', 'content/blog/run.sh'])(
  'no other file is written: %s',
  async (path) => {
    await expect(save(path, '')).rejects.toThrow(`The form doesn’t save ${path}.`);
  },
);

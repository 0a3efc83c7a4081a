/** @jest-environment node */
import { brokenBodies, brokenFields, brokenPictures } from '../../../tests/unit/broken/articles';
import { fields, type Broken } from '../../../tests/unit/broken/broken';
import { brokenData, brokenPlans } from '../../../tests/unit/broken/data';
import {
  brokenFiles,
  brokenMarkdown,
  brokenSite,
  brokenYaml,
} from '../../../tests/unit/broken/files';
import { brokenProsePages } from '../../../tests/unit/broken/prose-pages';
import { copyContent } from '../../../tests/unit/content-copy';

const ALL: Broken[] = [
  ...brokenFields,
  ...brokenPictures,
  ...brokenBodies,
  ...brokenData,
  ...brokenPlans,
  ...brokenProsePages,
];

test('finds no problems in the site’s own content', async () => {
  const { check } = await copyContent();
  expect(await check()).toEqual([]);
});

test.each(ALL)('reports %s', async (_name, change, problems) => {
  const copy = await copyContent();
  await change(copy);
  expect(await copy.check()).toEqual(problems);
});

test.each([...brokenFiles, ...brokenYaml, ...brokenMarkdown, ...brokenSite])(
  'reports %s',
  async (_name, change, problems) => {
    const copy = await copyContent();
    await change(copy);
    expect(await copy.check()).toEqual(problems);
  },
);

test('lets a scheduled article link to one that appears before it', async () => {
  const copy = await copyContent();
  await fields('first', 'date: 2099-03-01')(copy);
  await copy.write(
    'content/blog/second.md',
    '---\ndate: 2099-03-02\n---\n\nSee [this](/blog/first).\n',
  );
  expect(await copy.check()).toEqual([]);
});

test('reports all problems of all files at once', async () => {
  const copy = await copyContent();
  for (const [, change] of ALL) await change(copy);
  const found = await copy.check();
  expect(found.toSorted()).toEqual(ALL.flatMap(([, , problems]) => problems).toSorted());
});

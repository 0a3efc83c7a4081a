/** @jest-environment node */
import { brokenBodies, brokenFields, brokenPictures } from '../../../tests/unit/broken/articles';
import type { Broken } from '../../../tests/unit/broken/broken';
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

test('reports all problems of all files at once', async () => {
  const copy = await copyContent();
  for (const [, change] of ALL) await change(copy);
  const found = await copy.check();
  expect(found.toSorted()).toEqual(ALL.flatMap(([, , problems]) => problems).toSorted());
});

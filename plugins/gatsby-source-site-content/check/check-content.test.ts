/** @jest-environment node */
import { brokenBodies, brokenFields, brokenPictures } from '../../../tests/unit/broken/articles';
import type { Broken } from '../../../tests/unit/broken/broken';
import { brokenData, brokenPlans } from '../../../tests/unit/broken/data';
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

test('the site’s own content has no problems', async () => {
  const { check } = await copyContent();
  expect(await check()).toEqual([]);
});

test.each(ALL)('%s', async (_what, change, says) => {
  const copy = await copyContent();
  await change(copy);
  expect(await copy.check()).toEqual(says);
});

test('all problems of all files are told at once', async () => {
  const copy = await copyContent();
  for (const [, change] of ALL) await change(copy);
  const told = await copy.check();
  expect(told.toSorted()).toEqual(ALL.flatMap(([, , says]) => says).toSorted());
});

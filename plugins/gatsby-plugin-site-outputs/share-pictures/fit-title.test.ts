/** @jest-environment node */
import { TITLE_BOX, titleBox } from './card';
import { fitTitle } from './fit-title';
import { measureHeights } from './measure';

const heightAt = async (title: string, size: number) => {
  const [height] = await measureHeights([
    titleBox({ title, size, maxLines: null, rightToLeft: false }),
  ]);
  return height!;
};

test('fitTitle gives a short title the largest size', async () => {
  expect(await fitTitle('Soup', false)).toEqual({ size: 108, maxLines: null });
});

test.each([
  ['What your nutrient gaps decide', 96, 108],
  ['How your nutrient gaps decide which recipe comes first', 66, 74],
])('fitTitle gives a title the largest size that fits: %s', async (title, size, larger) => {
  expect(await fitTitle(title, false)).toEqual({ size, maxLines: null });
  expect(await heightAt(title, size)).toBeLessThanOrEqual(TITLE_BOX.height);
  expect(await heightAt(title, larger)).toBeGreaterThan(TITLE_BOX.height);
});

test('fitTitle prefers a smaller size to breaking a word', async () => {
  const { size } = await fitTitle('Donaudampfschiff', false);
  expect(size).toBeLessThan(96);
  expect(await heightAt('Donaudampfschiff', size)).toBeLessThan(2 * size);
});

test('fitTitle cuts off a title that is too long for the smallest size', async () => {
  expect(await fitTitle('Soup and bread. '.repeat(40), false)).toEqual({ size: 40, maxLines: 7 });
});

import { expect, test } from '@playwright/test';
import hero from '../content/data/hero.json';

test('the home page ends on the fullest plate, with whose day it is, and its gaps by name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const closing = page.getByRole('region', { name: hero.closing.title });
  await expect(closing.getByRole('figure')).toContainText(
    'Kefir with plums 79% filled · Sample Child, 9, with kale, egg, and duck on top',
  );
  const rim = closing.getByRole('img');
  await expect(rim).toHaveAccessibleName(
    'Calcium 60%, Fiber 41%, Vitamin E 93%, Magnesium 100%, Iron 100%',
  );
  const written = (width: number) =>
    closing.locator('[data-symbol]').evaluateAll((labels, wide) => {
      const plate = labels[0]!.closest<HTMLElement>('.gap-plate')!;
      plate.style.width = `${wide}px`;
      return labels.map((label) => getComputedStyle(label, '::before').content.split(' /')[0]);
    }, width);
  expect(await written(320)).toEqual([
    '"Calcium"',
    '"Fiber"',
    '"Vitamin\u00a0E"',
    '"Magnesium"',
    '"Iron"',
  ]);
  expect(await written(260)).toEqual(['"Ca"', '"Fi"', '"E"', '"Mg"', '"Fe"']);
  await closing.getByRole('link', { name: 'Child, 9' }).click();
  await expect(page).toHaveURL('/try#day=1,north,child-9,kale.2,plum,egg,duck');
});

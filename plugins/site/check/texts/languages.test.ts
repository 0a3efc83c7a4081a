import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

const checkSite = async (changed: object) => {
  await copy.edit('site', (data) => void Object.assign(data, changed));
  return copy.checkWithoutLines();
};

test.each([
  [
    { locale: 'de-DE' },
    'locale: expected a locale of the language "en", such as en-US, found "de-DE"',
  ],
  [
    { locale: 'en-YY' },
    'locale: expected a country that exists, such as US in en-US, found "en-YY"',
  ],
  [{ language: 'xx' }, 'language: expected a language that exists, such as en, found "xx"'],
  [{ direction: 'rtl' }, 'direction: expected "ltr", the direction of "en", found "rtl"'],
  [
    { language: 'he', locale: 'he-IL' },
    'direction: expected "rtl", the direction of "he", found "ltr"',
  ],
  [
    { language: 'dv', locale: 'dv-MV', direction: 'rtl' },
    'locale: expected a locale whose numbers Node.js can write, such as en-US, found "dv-MV"',
  ],
])('a site with %j has a problem', async (changed, problem) => {
  expect(await checkSite(changed)).toEqual([`content/data/site.json  ${problem}`]);
});

test.each([
  { language: 'ar', locale: 'ar-EG', direction: 'rtl' },
  { language: 'az-Arab', locale: 'az-Arab-IR', direction: 'rtl' },
  { language: 'de', locale: 'de-CH', direction: 'ltr' },
  { language: 'es', locale: 'es-419', direction: 'ltr' },
  { language: 'en', locale: 'en', direction: 'ltr' },
])('a site with %j has no problem', async (changed) => {
  expect(await checkSite(changed)).toEqual([]);
});

test('titles and descriptions in Japanese need half as many characters', async () => {
  await copy.edit('plans', (data) => {
    data.title = '料金プランと無料体験';
    data.description = '今日の夕食に足りない鉄を補う料理。'.repeat(4);
  });
  expect(await copy.checkWithoutLines()).toEqual([]);
  await copy.edit('plans', (data) => {
    data.description = '今日の夕食に足りない鉄を補う料理。'.repeat(6);
  });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/plans.json  description: expected text of 110 to 160 characters, found 204 (square letters count twice)',
  ]);
});

test.each(['وفر ٢٠٪', '２０％オフ', '20 % gespart', '%20 indirim'])(
  'the badge %s is compared with the prices',
  async (badge) => {
    await copy.edit('plans', (data) => {
      data.annualBadge = badge;
    });
    expect((await copy.checkWithoutLines())[0]).toBe(
      'content/data/plans.json  plans[2].annualPrice: expected 77, which is 12 months at $8 less the 20% that annualBadge promises, found the number 72',
    );
  },
);

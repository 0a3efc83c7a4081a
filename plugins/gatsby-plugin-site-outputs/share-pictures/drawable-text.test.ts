/** @jest-environment node */
import { drawableText, isRightToLeft } from './drawable-text';

test.each([
  ['Soup & <b>bread</b>', 'Soup & <b>bread</b>'],
  ['Łódź, Việt Nam, Суп', 'Łódź, Việt Nam, Суп'],
  ['مرحبا', 'مرحبا'],
  ['שלום', 'שלום'],
  ['🥑 Avocado 👩‍🍳 1️⃣ 🇫🇷', 'Avocado 1'],
  ['Soup\nfor\ttwo  ', 'Soup for two'],
  ['Evenplate™ 2025 #1', 'Evenplate™ 2025 #1'],
  ['Soup \ud800\u0000\u202e', 'Soup'],
  ['料理 Soup', 'Soup'],
])('of %j, what the fonts have is drawn', (text, drawable) => {
  expect(drawableText(text, 'Farm')).toBe(drawable);
});

test.each(['', '😀😀', '日本語', '—!'])(
  'where nothing is left to read of %j, something else is drawn',
  (text) => {
    expect(drawableText(text, 'Farm')).toBe('Farm');
  },
);

test.each([
  ['مرحبا Evenplate', true],
  ['2025: שלום', true],
  ['Evenplate שלום', false],
  ['2025', false],
])('the first letter of %s decides where its lines begin', (text, rightToLeft) => {
  expect(isRightToLeft(text)).toBe(rightToLeft);
});

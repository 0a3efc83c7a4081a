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
])('drawableText of %j is %j', (text, drawable) => {
  expect(drawableText(text, 'Farm')).toBe(drawable);
});

test.each(['', '😀😀', '日本語', '—!'])(
  'drawableText replaces %j, which has nothing to draw',
  (text) => {
    expect(drawableText(text, 'Farm')).toBe('Farm');
  },
);

test.each([
  ['مرحبا Evenplate', true],
  ['2025: שלום', true],
  ['Evenplate שלום', false],
  ['2025', false],
])('isRightToLeft of %s is %j', (text, rightToLeft) => {
  expect(isRightToLeft(text)).toBe(rightToLeft);
});

import { percentageIn, percentageOf } from './percentage';

test.each([
  ['62%', 62],
  ['62 %', 62],
  ['62\u00A0%', 62],
  ['62,5%', 62.5],
  ['62.5%', 62.5],
  ['62％', 62],
  ['６２％', 62],
  ['%62', 62],
  ['٦٢٪', 62],
  ['٦٢٫٥٪\u061c', 62.5],
  ['६२%', 62],
  ['100%', 100],
  ['120%', Number.NaN],
  ['62% or so', Number.NaN],
  ['62', Number.NaN],
  ['', Number.NaN],
])('the percentage %j is %d', (text, value) => {
  expect(percentageOf(text)).toBe(value);
});

test.each([
  ['50% OFF - LIMITED TIME', 50],
  ['وفر ٥٠٪ الآن', 50],
  ['５０％オフ', 50],
  ['Limited time', undefined],
])('the first percentage in %j is %d', (text, value) => {
  expect(percentageIn(text)?.value).toBe(value);
});

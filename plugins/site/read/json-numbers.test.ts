/** @jest-environment node */
import { parseJson } from './source';

test.each([
  ['1,5', '1.5, or "1,5" if it is text'],
  ['4,99 €', '4.99, or "4,99 €" if it is text'],
  ['1,200', '1200, or 1.200, or "1,200" if it is text'],
  ['0,125', '0.125, or "0,125" if it is text'],
  ['1.000,50', '1000.50, or "1.000,50" if it is text'],
  ['1,000,000', '1000000, or "1,000,000" if it is text'],
  ['1 000,5', '1000.5, or "1 000,5" if it is text'],
  ['2,5 grams', '2.5, or "2,5 grams" if it is text'],
  ['5,-', '5, or "5,-" if it is text'],
])('a comma in the number %s isn’t taken for the end of it', (value, remedy) => {
  const { broken } = parseJson(`{ "soup": { "price": ${value}, "free": true } }`);
  expect(broken).toMatchObject({
    message: `broken JSON: expected a number or text in quotes, found ${value}; write ${remedy}`,
    path: ['soup', 'price'],
  });
});

test.each(['180 grams // a cup', '180 grams # a cup', '180 grams;', '180\tgrams'])(
  'only the value itself is to be written anew in %j',
  (written) => {
    const { broken } = parseJson(`{ "grams": ${written}\n}`);
    expect(broken).toMatchObject({
      message:
        'broken JSON: expected a number or text in quotes, found 180 grams; write 180, or "180 grams" if it is text',
      path: ['grams'],
    });
  },
);

test.each(['NaN', '-Infinity'])('an author who writes %s reads that it is no number', (value) => {
  const { broken } = parseJson(`{ "price": ${value} }`);
  expect(broken?.message).toBe(
    `broken JSON: expected a number, found ${value}; write one of digits`,
  );
});

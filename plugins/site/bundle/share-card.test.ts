import { parse } from 'node-html-parser';
import { drawShareCard } from './share-card';

/** The right edge of the panel's column of text. */
const RIGHT = 20 + 54 + 576;

/** The lines of a drawn card, each with its font size and right edge, from top to bottom. */
async function linesOf(texts: Partial<Parameters<typeof drawShareCard>[0]>) {
  const svg = await drawShareCard({ title: '', eyebrow: '', product: '', ...texts });
  const lines = new Map<string, { text: string; size: number; right: number }>();
  for (const { attributes, text } of parse(svg).querySelectorAll('text')) {
    const { x, y = '', width, 'font-size': size } = attributes;
    const line = lines.get(y) ?? { text: '', size: Number(size), right: 0 };
    line.text += text;
    if (text.trim()) line.right = Number(x) + Number(width);
    lines.set(y, line);
  }
  return [...lines.values()].map((line) => ({ ...line, text: line.text.trim() }));
}

// Earlier, the first two broke a word that fits, and the third was wider than its column.
test.each([
  ['Micronutrient deficiencies in children', 68, 'Micronutrient|deficiencies|in children'],
  ['Best ever Blueberry Muffins', 88, 'Best ever|Blueberry|Muffins'],
  ['WWW, MMMM and MMMMMMMMMWWW', 45, 'WWW, MMMM and|MMMMMMMMMWWW'],
  ['Soup', 88, 'Soup'],
  ['Unaccompanied strawberries', 68, 'Unaccompanied|strawberries'],
  [
    'A whey-poached, salt-and-vinegar-crusted potato',
    68,
    'A whey-poached,|salt-and-vinegar-|crusted potato',
  ],
  [
    'How we rank ten ordinary dinners by what your day still lacks, and why',
    56,
    'How we rank ten|ordinary dinners|by what your day|still lacks, and why',
  ],
])('the title %j has the size %i and no broken words', async (title, size, wrapped) => {
  const lines = await linesOf({ title });
  expect(lines.map((line) => line.text).join('|')).toBe(wrapped);
  for (const line of lines) expect(line.size).toBe(size);
  for (const line of lines) expect(line.right).toBeLessThanOrEqual(RIGHT);
});

test('only a word that is wider than the column in the smallest size is broken', async () => {
  const title = 'Die Rindfleischetikettierungsüberwachungsaufgabenübertragung';
  const lines = await linesOf({ title });
  expect(lines.map(({ text }) => text)).toEqual([
    'Die',
    'Rindfleischetikettierungsü',
    'berwachungsaufgabenübe',
    'rtragung',
  ]);
  for (const { right } of lines) expect(right).toBeLessThanOrEqual(RIGHT);
});

test('a long product name wraps, and a title ends after seven lines', async () => {
  const lines = await linesOf({
    title: 'soup '.repeat(60),
    eyebrow: 'Cooking for everyone who comes home late in the evening',
    product: 'The Society for Balanced Dinners',
  });
  expect(lines.map(({ text }) => text)).toEqual([
    'The Society for Balanced',
    'Dinners',
    'Cooking for everyone who comes home late',
    'in the evening',
    ...Array(6).fill('soup soup soup soup soup'),
    'soup soup soup soup sou…',
  ]);
  for (const { right } of lines) expect(right).toBeLessThanOrEqual(RIGHT);
});

import { parseMarkdown, toElements, toSafeElements } from './parse';
import { excerptOf, minutesToRead } from './summary';

const excerpt = (markdown: string) =>
  excerptOf(toSafeElements(toElements(parseMarkdown(markdown))));

test.each([
  ['A *gap* is `1 - x`.', 'A gap is 1 - x.'],
  ['## What a gap is\n\nA gap.', 'A gap.'],
  ['One.\n\nTwo\nand three.', 'One. Two and three.'],
  ['A claim.[^1]\n\n[^1]: The note.', 'A claim.'],
  ['![Soup](soup.jpg)\n\nRed <b>lentils</b>.', 'Red lentils.'],
  ['<!-- a note -->\n\n```\ncode\n```\n\n| a |\n| - |\n| b |\n\nText.', 'Text.'],
  ['> [!NOTE]\n> Taste before salting.', 'Taste before salting.'],
  ['one  \ntwo<br>three', 'one two three'],
  ['<p>x<sup>2</sup></p>\n\n- a\n- b', 'x2 a b'],
  ['![Soup.](a.jpg)\n\n```\ncode\n```', 'Soup.'],
  ['```\ncode\n```', 'code'],
  ['Text with [![a pot](a.jpg)](/try).', 'Text with a pot.'],
  ['Text with ![a pot](a.jpg).', 'Text with a pot.'],
  ['- With ![a pot](a.jpg).\n- b', 'With a pot. b'],
  ['<div><img src="a.jpg" alt="A pot.">\n\nText.\n\n</div>', 'Text.'],
  ['[![A pot.](a.jpg)](/try) ![A pan.](b.jpg)\n\nText.', 'Text.'],
  ['[![A pot.](a.jpg)](/try)', 'A pot.'],
  ['', ''],
])('the excerpt of %j is %j', (markdown, text) => {
  expect(excerpt(markdown)).toBe(text);
});

test('an excerpt ends after at most 140 whole characters, between words if there are any', () => {
  expect(excerpt('lentils '.repeat(50))).toBe(`${'lentils '.repeat(17).trim()}…`);
  expect(excerpt('x'.repeat(140))).toBe('x'.repeat(140));
  expect(excerpt(`soup ${'x'.repeat(135)} y`)).toBe(`soup ${'x'.repeat(135)}…`);
  expect(excerpt('🍋'.repeat(200))).toBe(`${'🍋'.repeat(140)}…`);
});

test.each([
  [0, 1],
  [329, 1],
  [330, 2],
  [1320, 6],
])('%d words take %d minutes to read', (count, minutes) => {
  expect(minutesToRead('word '.repeat(count))).toBe(minutes);
});

test('numbers and words of every script count, and signs of markdown don’t', () => {
  expect(minutesToRead('## - * > | --- ``` '.repeat(220))).toBe(1);
  expect(minutesToRead('рис суп\nхлеб 110 '.repeat(110))).toBe(2);
});

test('text without spaces has an estimated reading time, too', () => {
  expect(minutesToRead('今日の夕食に足りない鉄を補う料理。'.repeat(250))).toBe(8);
  expect(minutesToRead('วันนี้กินข้าว'.repeat(220))).toBe(4);
});

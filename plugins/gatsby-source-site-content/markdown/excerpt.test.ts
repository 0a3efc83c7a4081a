/** @jest-environment node */
import { excerptOf } from './excerpt';
import { parseMarkdown } from './parse-markdown';

const excerpt = (markdown: string) => excerptOf(parseMarkdown(markdown));

test.each([
  ['A *gap* is `1 - x`.', 'A gap is 1 - x.'],
  ['## What a gap is\n\nA gap.', 'A gap.'],
  ['One.\n\nTwo\nand three.', 'One. Two and three.'],
  ['See [the plans](/pricing).', 'See the plans.'],
  ['A claim.[^1]\n\n[^1]: The note.', 'A claim.'],
  ['![Soup](soup.jpg)\n\nRed <b>lentils</b>.', 'Red lentils.'],
  ['<!-- a note -->\n\n```\ncode\n```\n\n| a |\n| - |\n| b |\n\nText.', 'Text.'],
  ['- One\n- Two', 'One Two'],
  ['one  \ntwo', 'one two'],
  ['', ''],
])('the excerpt of %j is %j', (markdown, text) => {
  expect(excerpt(markdown)).toBe(text);
});

test('leaves out the marker of a callout', () => {
  expect(excerpt('> [!NOTE]\n> Taste before salting.')).toBe('Taste before salting.');
  expect(excerpt('> [!TIP]\n>\n> Taste before salting.')).toBe('Taste before salting.');
});

test('ends between words after at most 140 characters', () => {
  expect(excerpt('lentils '.repeat(50))).toBe(`${'lentils '.repeat(17).trim()}…`);
  expect(excerpt(`${'x'.repeat(140)} y`)).toBe(`${'x'.repeat(140)}…`);
});

test('keeps whole characters where there are no spaces', () => {
  expect(excerpt('🍋'.repeat(200))).toBe(`${'🍋'.repeat(140)}…`);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { TEST_BUNDLE } from '../support/content';

/** Data files that are published as figures, not as texts. */
const FIGURES = /^(?:nutrients|foods|recipes|reference-intakes)\.json$/;

/**
 * Keys whose values choose or name something that pages show in another form, or that stand for an amount that a meal
 * doesn't change: the meal of these files changes all.
 */
const CHOICES = /^(?:image|plate|view|icon|mark|repository|branch|unchanged)$/;

/** The texts of a value, each with its place. */
function* textsOf(value: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    if (!CHOICES.test(key)) yield* textsOf(part, `${place}.${key}`);
}

/** The longest part of a text between its placeholders, which pages fill in. */
const longestPart = (text: string) => {
  const parts = text.split(/\{[\w-]+\}/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
};

const SIGNS: Record<string, string> = {
  quot: '"',
  '#x27': "'",
  '#x26': '&',
  lt: '<',
  gt: '>',
  amp: '&',
};

/** Decodes the characters that React and the articles escape. */
const decode = (html: string) =>
  html.replace(/&(quot|#x27|#x26|lt|gt|amp);/g, (whole, name: string) => SIGNS[name] ?? whole);

/** An amount and its unit stay on one line, and so does omega-3. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const FOLDER = 'tests/content/data';
const files = readdirSync(FOLDER).filter((file) => !FIGURES.test(file));

test('every text in the data files is on the built site', () => {
  const published = readdirSync(TEST_BUNDLE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|xml|json|js)$/.test(file) && !file.startsWith('admin'))
    .map((file) => readFileSync(join(TEST_BUNDLE, file), 'utf8'));
  // Props are JSON within an attribute, and the subject of an email is part of an address.
  const site = withPlainSpaces(decode(decode(published.join('\n'))).replaceAll('\\"', '"'));
  const isPublished = (text: string) =>
    [text, encodeURIComponent(text)].some((written) => site.includes(written));
  const missing = files.flatMap((file) => {
    const texts = textsOf(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')), file);
    return [...texts].filter(([, text]) => !isPublished(withPlainSpaces(longestPart(text))));
  });
  expect(missing).toEqual([]);
});

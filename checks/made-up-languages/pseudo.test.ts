/** @jest-environment node */
import { z } from 'zod';
import {
  pageDescription,
  pageTitle,
  text,
  textLike,
  wholeNumber,
} from '../../plugins/gatsby-source-site-content/schema/fields';
import { objectType, listOf, texts } from '../../plugins/gatsby-source-site-content/schema/objects';
import { post } from '../../plugins/gatsby-source-site-content/schema/post';
import { translateArticle } from './article';
import { translateData } from './data';
import { PSEUDO_LOCALES } from './locales';

const [accented, mirrored] = PSEUDO_LOCALES;

test('replaces every letter from a to z and makes a text longer', () => {
  const alphabet = 'The quick brown fox jumps over the lazy dog';
  for (const { translate } of PSEUDO_LOCALES) {
    expect(translate(alphabet)).not.toMatch(/[a-z]/i);
    expect(translate(alphabet).length).toBeGreaterThan(alphabet.length * 1.2);
  }
});

test('keeps capitals in scripts that have them', () => {
  expect(accented!.translate('Go')).toBe('Ğóó');
  expect(mirrored!.translate('Go')).toBe('خضض');
});

test.each(['{page}', '&amp;', '[!NOTE]', 'https://farm.example/soup', '50% – 110'])(
  'keeps what is the same in every language: %s',
  (kept) => {
    expect(accented!.translate(`a ${kept} b`)).toBe(`áá ${kept} ƀ`);
  },
);

const loud = (words: string) => words.toUpperCase();

test('keeps the length of titles and descriptions, because the content check measures it', () => {
  const schema: z.ZodType = objectType('Page', 'A page.', {
    title: pageTitle('Its title.', 'Soup'),
    lead: pageDescription('Its description.', 'About soup.'),
  });
  const page = { title: 'a soup', lead: 'all about a soup' };
  expect(translateData(schema, page, accented!.translate)).toEqual({
    title: 'áá šóó',
    lead: accented!.translate('all about a soup').slice(0, 16),
  });
});

test('translates the texts of a data file and keeps its identifiers', () => {
  const schema: z.ZodType = objectType('Soup', 'A soup.', {
    title: text('Its name.', 'Soup'),
    note: text('A note.', 'Hot').nullable(),
    steps: listOf(objectType('Step', 'A step.', { say: text('What to do.', 'Stir') }), 'Steps.'),
    words: texts('Words.', 'hot'),
    color: textLike(/^#/, 'a color', 'Its color.', { example: '#fff' }),
    plates: wholeNumber('How many.', '4'),
  });
  const soup = {
    title: 'soup',
    note: null,
    steps: [{ say: 'stir' }],
    words: ['hot'],
    color: '#abc',
    plates: 4,
  };
  expect(translateData(schema, soup, loud)).toEqual({
    title: 'SOUP',
    note: null,
    steps: [{ say: 'STIR' }],
    words: ['HOT'],
    color: '#abc',
    plates: 4,
  });
});

test('translates the words of an article and keeps addresses, dates, flags and code', () => {
  const file = `---
title: Soup
date: 2025-10-19
draft: true
image: ./images/soup.jpg
---

See [the plans](/pricing) and \`code\`. ![A bowl](./images/soup.jpg)

> [!NOTE]
> Stir.
`;
  expect(translateArticle(file, accented!.translate, post)).toBe(`---
title: Šóóûûþ
date: 2025-10-19
draft: true
image: ./images/soup.jpg
---

Šéééé [ťĥéé þļááñš](/pricing) ááñđ \`code\`. ![Áá ƀóóŵļ](./images/soup.jpg)

> [!NOTE]
> Šťîîř.
`);
});

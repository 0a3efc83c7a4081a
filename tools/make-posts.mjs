// Writes many made-up articles, always the same: node tools/make-posts.mjs --posts 1000 --out DIR
// Copy them into content/blog to test the site with a thousand articles; never commit them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const CATEGORIES = [
  'Technology',
  'Cooking',
  'Family table',
  'Food & science',
  'Planning',
  'Seasons',
  'Training days',
  'Allergies',
  'Reading labels',
  'Soups',
  'Breakfast',
  'Our work',
];

const SUBJECTS = ['Lentils', 'Oats', 'Greens', 'Iron', 'Leftovers', 'A short list', 'Beans'];
const PREDICATES = ['for a busy week', 'and what they bring', 'without a recipe', 'step by step'];
const SENTENCES = [
  'A pot of beans answers more questions than it asks.',
  'Half of the plan is knowing what is already in the cupboard.',
  'What the morning leaves open, the evening can close.',
  'Nobody at the table has to eat the same thing to eat together.',
  'The figures are round, so they can be checked on paper.',
];

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2016, 0, 1);

const { values } = parseArgs({
  options: { posts: { type: 'string', default: '1000' }, out: { type: 'string' } },
});
if (!values.out) throw new Error('Say where to: --out DIR');

mkdirSync(values.out, { recursive: true });
for (let number = 1; number <= Number(values.posts); number += 1) {
  const name = `made-up-${String(number).padStart(5, '0')}.md`;
  writeFileSync(join(values.out, name), article(number));
}

function pick(list, number) {
  return list[number % list.length];
}

/** An article. Three have the same date. */
function article(number) {
  const date = new Date(FIRST_DAY + Math.floor(number / 3) * DAY_MS).toISOString().slice(0, 10);
  const paragraph = (from) =>
    SENTENCES.map((_, offset) => pick(SENTENCES, from + offset)).join(' ');
  return `---
title: ${pick(SUBJECTS, number)} ${pick(PREDICATES, Math.floor(number / SUBJECTS.length))}, no. ${number}
category: ${pick(CATEGORIES, number)}
author: The Evenplate team
date: ${date}
---

${paragraph(number)}

## What to buy

${paragraph(number + 1)}

## What to cook

| Day | Dish ${number} |
| --- | --- |
| Monday | Soup |

## What is left

${paragraph(number + 2)}
`;
}

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { findIssues } from '../../../plugins/gatsby-source-site-content/check/validate';
import { parseFrontMatter } from '../../../plugins/gatsby-source-site-content/front-matter';
import { post } from '../../../plugins/gatsby-source-site-content/schema/post';
import { insertSnippet } from '../../../tests/unit/insert-snippet';
import { SNIPPETS_FILE, writeSnippets } from './snippets';

type Snippet = { prefix: string; body: string; description: string };

const snippets = Object.entries(JSON.parse(writeSnippets()) as Record<string, Snippet>);
const ofArticles = snippets.filter(([name]) => name.startsWith('Article: '));

test(`${SNIPPETS_FILE} is up to date; otherwise run: npm run docs:writing`, () => {
  expect(readFileSync(SNIPPETS_FILE, 'utf8')).toBe(writeSnippets());
});

test('every field of an article has a snippet', () => {
  expect(ofArticles.map(([, { prefix }]) => prefix)).toEqual(Object.keys(post.shape));
});

test('the snippets of an article, one below the other, are valid fields', () => {
  const yaml = ofArticles.map(([, snippet]) => insertSnippet(snippet.body)).join('\n');
  const source = parseFrontMatter(yaml, 1);
  expect(source).toHaveProperty('value');
  expect(findIssues(post, 'value' in source ? source.value : undefined)).toEqual([]);
});

test('every snippet says what its field is', () => {
  for (const [, { description }] of snippets)
    expect(description).toMatch(/^\S.*\nWhat to write: \S/);
});

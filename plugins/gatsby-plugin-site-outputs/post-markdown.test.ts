/** @jest-environment node */
import { samplePost, sampleSite } from '../../tests/unit/site-data';
import { toMarkdown } from './post-markdown';

const twin = (fields = {}) => toMarkdown(samplePost(fields), sampleSite());

test('the twin has the post’s facts, then its text with absolute links', () => {
  expect(twin()).toBe(`# Soup for five

By Ada · 2025-10-19 · Cooking · 6 min read

<https://farm.example/blog/soup>

Boil [water](https://farm.example/pricing).
`);
});

test('without a date it names none', () => {
  expect(twin({ date: null })).toContain('By Ada · Cooking · 6 min read');
});

test('markup in a title is text', () => {
  expect(twin({ title: '<b>*Soup*</b>\n# x' })).toMatch(/^# \\<b\\>\\\*Soup\\\*\\<\/b\\> # x\n/);
});

test('a heading of the same post is found on its page', () => {
  expect(twin({ markdown: '[down](#end)' })).toContain('(https://farm.example/blog/soup#end)');
});

/** @jest-environment node */
import { samplePost, sampleSite } from '../../../tests/unit/site-data';
import { postMarkdown } from './post-markdown';

const write = (fields = {}) => postMarkdown(samplePost(fields), sampleSite());

describe('postMarkdown', () => {
  test('writes the title, the byline, the URL and the body', () => {
    expect(write()).toBe(`# Soup for five

By Ada · 2025-10-19 · Cooking · 6 min read

<https://farm.example/blog/soup>

Boil [water](https://farm.example/pricing).
`);
  });

  test('omits a missing date', () => {
    expect(write({ date: null })).toContain('By Ada · Cooking · 6 min read');
  });

  test('escapes markup in a title', () => {
    expect(write({ title: '<b>*Soup*</b>\n# x' })).toMatch(/^# \\<b\\>\\\*Soup\\\*\\<\/b\\> # x\n/);
  });
});

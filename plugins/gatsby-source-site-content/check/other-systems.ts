import type { z } from 'zod';
import { didYouMean, quote } from '../sentences';
import type { Report } from './problem';

/** Pictures of these kinds may lie anywhere beside texts. */
const PICTURES = /^\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/;

/** What to do about a file that is neither a text nor a picture; undefined if it is one. */
export function answerOtherFile(extension: string): string | undefined {
  if (/^\.(?:md|markdown)$/.test(extension) || PICTURES.test(extension)) return undefined;
  if (extension === '.mdx')
    return 'this site reads markdown without components: rename the file to .md, and replace what only MDX has';
  return `this folder holds texts (.md) and pictures, and nothing reads a file ${extension || 'without an extension'}; delete it`;
}

/** What to write instead of a field of another system, by the field's name. */
const ANSWERS: [keys: string[], answer: string][] = [
  [
    ['description', 'summary', 'subtitle', 'spoiler', 'abstract', 'teaser', 'snippet', 'intro'],
    'write excerpt, the text for the list and for search engines',
  ],
  [
    ['tags', 'tag', 'categories', 'topics', 'keywords', 'series', 'section'],
    'write category, one text',
  ],
  [['authors', 'by', 'writer'], 'write author, a text or a list of texts'],
  [
    ['slug', 'permalink', 'url', 'path', 'id', 'handle'],
    'the file’s name is the address; put former ones into formerly',
  ],
  [['aliases', 'redirect_from', 'redirectFrom'], 'put the ends of former addresses into formerly'],
  [['published', 'publish', 'status', 'unlisted', 'hidden'], 'write draft: true, or nothing'],
  [
    ['publishDate', 'pubDate', 'publishedAt', 'created', 'createdAt', 'published_at', 'day'],
    'write date',
  ],
  [
    ['lastmod', 'modified', 'last_modified_at', 'updatedAt', 'lastUpdated', 'modDatetime'],
    'write updated',
  ],
  [
    ['cover', 'coverImage', 'thumbnail', 'hero', 'featuredImage', 'banner', 'ogImage', 'images'],
    'write image and imageAlt',
  ],
];

/**
 * Reports the fields of other systems in one sentence each, and all other unknown fields of a file in one.
 * @param known the fields of an article
 * @returns the issues that are left
 */
export function answerForeignKeys(
  issues: readonly z.core.$ZodIssue[],
  known: readonly string[],
  report: Report,
): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [issue];
    const unknown: string[] = [];
    for (const key of issue.keys) {
      const answer = ANSWERS.find(([keys]) => keys.includes(key))?.[1];
      if (answer) report(`another system’s field: ${answer}`, [key]);
      else unknown.push(key);
    }
    const meant = unknown.filter((key) => didYouMean(key, known) !== '');
    for (const key of meant) report(`unknown key${didYouMean(key, known)}`, [key]);
    const [first, ...others] = unknown.filter((key) => !meant.includes(key));
    if (first === undefined) return [];
    const verb = others.length === 1 ? 'is' : 'are';
    const all = others.length > 0 ? `, and so ${verb} ${others.map(quote).join(', ')}` : '';
    report(`unknown key${all}; delete what docs/writing.md doesn’t list`, [first]);
    return [];
  });
}

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
  return `this folder is for .md files and pictures, and nothing reads a file ${extension || 'without an extension'}; delete it`;
}

/** What to write instead of fields of other systems. */
const INSTEAD: [keys: RegExp, field: string][] = [
  [/^(?:description|summary|sub_?title|spoiler|abstract|teaser|snippet|intro|lead)$/i, 'excerpt'],
  [/^(?:tags?|categories|topics|keywords|series|section)$/i, 'category, one text,'],
  [/^(?:authors|by|writers?)$/i, 'author, a name or a list,'],
  [/^(?:published?|status|unlisted|hidden)$/i, 'draft: true, or nothing,'],
  [/^(?:publish(?:ed)?_?(?:date|at)|pub_?date(?:time)?|created(?:_?at)?|day)$/i, 'date'],
  [
    /^(?:last_?mod(?:ified)?(?:_at)?|mod(?:ified|_?date(?:time)?)|(?:last_?)?updated_?(?:at|on)?)$/i,
    'updated',
  ],
  [
    /^(?:cover|hero|thumbnail|banner|images|(?:cover|hero|featured?|social|og)[_-]?image(?:[_-]?(?:alt|caption))?)$/i,
    'image and imageAlt',
  ],
  [/^(?:aliases|redirects?(?:_?from)?)$/i, 'formerly, the old addresses,'],
  [/^(?:slug|permalink|url|path|id|handle)$/i, 'the address as the file’s name'],
];

const and = new Intl.ListFormat('en-GB');
const list = (words: readonly string[]) => and.format(words.map((word) => quote(word)));

/**
 * Reports unknown fields: typing errors one by one, and the others in one sentence with what to write instead.
 * @returns the issues that are left
 */
export function answerUnknownFields(
  issues: readonly z.core.$ZodIssue[],
  known: readonly string[],
  report: Report,
): z.core.$ZodIssue[] {
  const keys = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const instead = INSTEAD.map(([pattern, field]) => ({
    field,
    found: keys.filter((key) => pattern.test(key) && !known.includes(key)),
  })).filter(({ found }) => found.length > 0);
  const answered = instead.flatMap(({ found }) => found);
  const mistyped = keys.filter((key) => !answered.includes(key) && didYouMean(key, known));
  for (const key of mistyped) report(`unknown key${didYouMean(key, known)}`, [key]);

  const useless = keys.filter((key) => !answered.includes(key) && !mistyped.includes(key));
  const advice = [
    ...instead.map(({ field, found }) => `write ${field} instead of ${list(found)}`),
    ...(useless.length > 0 ? [`delete ${list(useless)}`] : []),
  ];
  const first = keys.find((key) => !mistyped.includes(key));
  if (first) report(`docs/writing.md has the fields of this site: ${advice.join('; ')}`, [first]);
  return issues.filter(({ code }) => code !== 'unrecognized_keys');
}

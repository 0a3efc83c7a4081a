import { join } from 'node:path';
import type { z } from 'zod';
import { decodeIfPossible } from '../../../src/lib/decode-uri';
import { factNames } from '../article/facts';
import { post, prosePage } from '../schema/pages';
import { didYouMean, quote } from '../schema/sentences';
import { findAddressIssue, findFormerIssues } from './addresses';
import { findFieldIssues, type TitleSite } from './fields';
import { findLinkIssue, type Targets } from './links';
import { findPictureIssue } from './pictures';
import { problemsIn, type Problem } from './problem';
import { targetOf, type Text } from './read-texts';

/** What texts are checked against. */
export type Surroundings = {
  root: string;
  targets: Omit<Targets, 'own'>;
  /** Paths that another server answers, such as `/docs`. */
  linked: readonly string[];
  site?: TitleSite;
};

const SCHEMAS: Record<Text['kind'], z.ZodType> = { article: post, page: prosePage };

/** Checks the addresses, fields, links and pictures of all articles or all pages of prose. */
export async function checkTexts(texts: Text[], around: Surroundings): Promise<Problem[]> {
  const found = texts.map(async (text) => {
    const { kind, file, fields } = text;
    const targets = { ...around.targets, own: targetOf(text) };
    const address = findAddressIssue(text, texts, around.linked);
    const body = await findBodyIssues(text, around.root, targets);
    const problems = body.map((issue): Problem => ({ file, ...issue }));
    if (address !== undefined) problems.push({ file, message: address });
    if ('broken' in fields) return [...problems, { file, ...fields.broken }];
    const issues = [
      ...(await findFieldIssues(SCHEMAS[kind], fields.value, { ...around, file, targets })),
      ...findFormerIssues(text, texts),
    ];
    return [...problems, ...problemsIn(file, issues, fields.lineOf)];
  });
  return (await Promise.all(found)).flat();
}

type Issue = { line: number; message: string };

/** Checks the links and pictures below the fields, and that there is a text. */
async function findBodyIssues(text: Text, root: string, targets: Targets): Promise<Issue[]> {
  const { kind, file, article, bodyLine } = text;
  if (article.isEmpty && article.issues.length === 0) {
    const noun = kind === 'article' ? 'article' : 'text';
    return [{ line: bodyLine, message: `there is no ${noun} below the fields` }];
  }
  const issues: { line: number; message?: string }[] = [...article.issues];
  for (const { url, line } of article.links)
    issues.push({ line, message: findLinkIssue(url, targets) });
  for (const { url, alt, line } of article.images) {
    issues.push({ line, message: await findImageIssue(url, join(root, file)) });
    const sample = `![what it shows](${url})`;
    const message = `the picture ${quote(url)} needs a text that says what it shows: ${sample}`;
    if (alt.trim() === '') issues.push({ line, message });
  }
  for (const { name, line } of kind === 'page' ? article.placeholders : [])
    issues.push({ line, message: findFactIssue(name) });
  return issues.flatMap(({ line, message }) => (message === undefined ? [] : [{ line, message }]));
}

/** Pictures in a text may have any width, because a sketch is shown at its own size. */
async function findImageIssue(url: string, from: string): Promise<string | undefined> {
  if (/^https:/i.test(url)) return undefined;
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(url))
    return `expected the path of a picture beside this file or an address that begins with https:, found ${quote(url)}`;
  return findPictureIssue(decodeIfPossible(url), from, 1);
}

function findFactIssue(name: string): string | undefined {
  if (factNames.includes(name)) return undefined;
  const hint = didYouMean(name, factNames) || `; the names are ${factNames.join(', ')}`;
  return `there is no name {${name}} here${hint}`;
}

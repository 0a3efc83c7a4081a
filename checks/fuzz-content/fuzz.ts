import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  checkContent,
  formatProblem,
} from '../../plugins/gatsby-source-site-content/check/check-content';
import type { ArticleCache } from '../../plugins/gatsby-source-site-content/check/markdown-files';
import { createMemoryCache } from '../../plugins/gatsby-source-site-content/check/memory-cache';
import { JSON_CHANGES, MARKDOWN_CHANGES, TEXT_CHANGES } from './change-text';
import { publish } from './publish';
import { createRandom, type Random } from '../../build/lib/random';

/** A change of the content after which the check or the build went wrong. */
export type Failure = { seed: number; change: string; file: string; reason: string };

/** Traces of a program, which no message for an author may contain. */
const TRACE =
  /\bat \S+:\d+|\b[A-Z]\w*Error\b|\[object |ENOENT|EISDIR|\bundefined\b|\/node_modules\//;

/** Removes quotations: the author's own text may contain such words. */
const withoutQuotes = (sentence: string) => sentence.replace(/".*"/g, '""');

/**
 * Changes a copy of the content at random, one change at a time, and checks it after each. Every change
 * has to lead to messages that name the file, or to content that can be published.
 * @param root the folder in which the copy, `content`, is; each change is undone
 * @param files the files that are changed, from `root`
 */
export async function fuzzContent(
  root: string,
  files: readonly string[],
  { seed, count }: { seed: number; count: number },
): Promise<{ failures: Failure[]; passed: number }> {
  const failures: Failure[] = [];
  const cache = createMemoryCache();
  let passed = 0;
  for (let number = seed; number < seed + count; number++) {
    const random = createRandom(number);
    const file = random.one(files);
    const original = await readFile(join(root, file));
    const change = await changeFile(join(root, file), original.toString(), random);
    const reason = await findFault(root, file, cache).catch((error: Error) => String(error.stack));
    if (reason === 'passed') passed += 1;
    else if (reason !== undefined) failures.push({ seed: number, change, file, reason });
    await rm(join(root, file), { recursive: true, force: true });
    await writeFile(join(root, file), original);
  }
  return { failures, passed };
}

async function changeFile(file: string, text: string, random: Random): Promise<string> {
  const inPlace: Record<string, () => Promise<unknown>> = {
    'a folder': () => mkdir(file),
    'a link that leads nowhere': () => symlink('nowhere', file),
    'a link to itself': () => symlink(file, file),
  };
  const byKind = file.endsWith('.json') ? JSON_CHANGES : MARKDOWN_CHANGES;
  const kinds = [byKind, byKind, byKind, TEXT_CHANGES];
  if (random.below(50) === 0) {
    const name = random.one(Object.keys(inPlace));
    await rm(file);
    await inPlace[name]!();
    return name;
  }
  const changes = random.one(kinds);
  const name = random.one(Object.keys(changes));
  await writeFile(file, changes[name]!(text, random));
  return name;
}

/** `passed` for content without problems, undefined for problems that an author can understand. */
async function findFault(
  root: string,
  file: string,
  cache: ArticleCache,
): Promise<string | undefined> {
  const problems = await checkContent(root, cache);
  if (problems.length === 0) return (await publish(root, file)) ?? 'passed';
  const sentences = problems.map(formatProblem);
  const trace = sentences.find((sentence) => TRACE.test(withoutQuotes(sentence)));
  if (trace) return `no sentence for an author: ${trace}`;
  // A change of one file may break a link, an address or a title in another.
  const isNamed = problems.some(
    (problem) => problem.file === file || problem.message.includes(basename(file)),
  );
  const concernsAnotherFile = sentences.some((sentence) =>
    /there is no|no heading|already taken|still a draft|appears later|expected a title/.test(
      sentence,
    ),
  );
  return isNamed || concernsAnotherFile
    ? undefined
    : `the file isn’t named: ${sentences.join(' ')}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findWeaknesses } from './rules';
import { findMisspellings } from './spelling';
import { textsOfJson, textsOfMarkdown } from './texts';

/** A weakness in the language of the content. `file` is relative to the project. */
export type Finding = { file: string; line: number; message: string };

/**
 * Checks the language of the content: spelling, repeated words, links that don't say where they lead,
 * alternative texts that say "image of".
 * @param root the project's folder
 * @returns all findings by file and line
 */
export function checkProse(root: string): Finding[] {
  return [...findMisspellings(root), ...checkTexts(root)].toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

/** Writes a finding as one line: `content/blog/soup.md:3  "the the" says a word twice.` */
export const formatFinding = ({ file, line, message }: Finding): string =>
  `${file}:${line}  ${message}`;

function checkTexts(root: string): Finding[] {
  const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  return files.flatMap((name) => {
    const textsOf = READERS[path.extname(name)];
    if (!textsOf) return [];
    const file = path.posix.join('content', name.replaceAll(path.sep, '/'));
    return textsOf(readFileSync(path.join(root, file), 'utf8')).flatMap((text) =>
      findWeaknesses(text).map((message) => ({ file, line: text.line, message })),
    );
  });
}

const READERS: Record<string, typeof textsOfJson> = {
  '.json': textsOfJson,
  '.md': textsOfMarkdown,
};

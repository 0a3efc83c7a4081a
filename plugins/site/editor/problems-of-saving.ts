import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../check/check-content';
import { ContentReader } from '../read/content-reader';

/** A file that the form is about to save, and what it may contain until then; nothing, if it is new. */
type SavedFile = { path: string; text: string; before?: readonly string[] };

/** What the form asks the check: about a file that it is about to save, or with the path alone, that it has saved. */
export type Question = Omit<SavedFile, 'text'> & { text?: string };

type Problem = Awaited<ReturnType<typeof checkContent>>[number];

/** The files that the form saves, and no file outside `content`. */
const PATH = /^content\/(?!.*\.\.).+\.(?:md|json)$/;

/**
 * Returns a sentence for each mistake that a file would add to the content.
 * @param root the folder that contains `content`
 */
export async function problemsOfSaving(
  { path, text, before = [] }: SavedFile,
  root = process.cwd(),
): Promise<string[]> {
  if (!PATH.test(path)) throw new Error(`The form doesn’t save ${path}.`);
  const present = await readFile(join(root, path), 'utf8').catch(() => undefined);
  const isKnown =
    present === undefined
      ? before.length === 0
      : before.some((known) => asRead(known) === asRead(present));
  if (!isKnown)
    return [
      `${path} isn’t as the form has read it, because another program changed it. Copy what you have written here, reload the form, and discard the draft that it offers.`,
    ];
  const copy = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    await cp(join(root, 'content'), join(copy, 'content'), { recursive: true });
    await writeFile(join(copy, path), text);
    const problems = await checkContent(new ContentReader(copy));
    if (problems.length === 0) return [];
    const known = new Set((await checkContent(new ContentReader(root))).map(sentenceOf(path)));
    return problems
      .filter(({ message }) => !mayBeUploaded(message))
      .map(sentenceOf(path))
      .filter((sentence) => !known.has(sentence));
  } finally {
    await rm(copy, { recursive: true });
  }
}

/**
 * Returns a sentence for each mistake of a file that the form has saved with its pictures.
 * @param root the folder that contains `content`
 */
export async function problemsOfSavedFile(path: string, root = process.cwd()): Promise<string[]> {
  const problems = await checkContent(new ContentReader(root));
  return problems.filter(({ file }) => file === path).map(sentenceOf(path));
}

/** A text as Sveltia CMS reads it. */
const asRead = (text: string) => text.trim().replace(/\r\n?/g, '\n');

/** Whether a problem may be gone once the form has saved an entry with its pictures. */
const mayBeUploaded = (message: string) => message.startsWith('there is no picture');

/** A problem as the form shows it, which has no lines. */
const sentenceOf =
  (path: string) =>
  ({ file, key, message }: Problem): string => {
    const place = `${file === path ? '' : `${file} `}${key === undefined ? '' : `${key}: `}`;
    return `${place}${message}${message.endsWith('?') ? '' : '.'}`;
  };

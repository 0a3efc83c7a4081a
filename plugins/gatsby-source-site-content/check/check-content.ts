import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BACKDROP } from '../../../src/lib/share-picture';
import { siteNow } from '../publication';
import { EXTERNAL_TARGETS } from '../redirects';
import { dataFiles, pathOf, type DataName } from '../schema/data-files';
import { didYouMean } from '../schema/sentences';
import type { Context } from './context';
import { checkFields } from './fields';
import { findPictureIssue } from './pictures';
import { guard, inOrder, reportTo, type Problem } from './problem';
import { checkRules } from './rules';
import { parseJson, readText, type Source } from './source';
import { checkTexts, readTexts, type Keep } from './texts';

const NAMES = Object.keys(dataFiles) as DataName[];

/**
 * Checks all content: data files, articles and pages of prose.
 * @param root the folder that contains `content`
 * @param keep keeps what was found in texts
 * @returns all problems of all files, in the order of files and lines
 */
export async function checkContent(
  root: string,
  keep: Keep = async (_inputs, find) => find(),
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const sources = await readDataFiles(root, problems);
  const values = Object.fromEntries(sources.map(([file, { value }]) => [file, value]));
  const articles = await readTexts(root, 'article', keep);
  const pages = await readTexts(root, 'page', keep);
  const { name, tagline, docsUrl, contactUrl } = Object(values.site) as Record<string, unknown>;
  const context: Context = {
    root,
    // Of two texts with one path, the first has it.
    texts: new Map([...pages, ...articles].toReversed().map((text) => [text.path, text])),
    linked: [...Object.keys(EXTERNAL_TARGETS), docsUrl, contactUrl].filter(isText),
    site: isText(name) && isText(tagline) ? { name, tagline } : undefined,
    now: siteNow(),
  };
  reportTo(problems, BACKDROP)(await findPictureIssue(basename(BACKDROP), join(root, BACKDROP), 1));
  const checks = sources.map(async ([dataName, { value, lineOf, broken }]) => {
    const file = pathOf(dataName);
    const report = reportTo(problems, file, lineOf);
    if (broken) return report(broken.message, broken.line);
    return guard(report, async () => {
      checkRules(dataName, values, report);
      await checkFields(dataFiles[dataName], value, { ...context, file }, report);
    });
  });
  await Promise.all(checks);
  await checkTexts([...articles, ...pages], context, problems);
  return inOrder(problems);
}

const isText = (value: unknown) => typeof value === 'string';

/** Reads all data files. Missing files are problems, and those that no page uses. */
async function readDataFiles(root: string, problems: Problem[]): Promise<[DataName, Source][]> {
  const found = await readdir(join(root, 'content/data')).catch((): string[] => []);
  const expected = NAMES.map((name) => `${name}.json`);
  for (const file of new Set([...expected, ...found])) {
    const report = reportTo(problems, `content/data/${file}`);
    if (!found.includes(file)) report('there is no such file, but a page needs it');
    // Gatsby doesn't read hidden files.
    else if (!expected.includes(file) && !file.startsWith('.'))
      report(`no page uses a file of this name${didYouMean(file, expected)}`);
  }
  const names = NAMES.filter((name) => found.includes(`${name}.json`));
  return Promise.all(
    names.map(async (name): Promise<[DataName, Source]> => {
      const read = await readText(join(root, pathOf(name)));
      return [name, typeof read === 'string' ? parseJson(read) : read];
    }),
  );
}

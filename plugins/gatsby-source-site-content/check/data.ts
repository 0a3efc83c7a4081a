import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { didYouMean } from '../schema/did-you-mean';
import { dataFiles } from '../schema/data-files';
import { findIssues } from './validate';
import { findPictureIssues } from './pictures';
import { problemsIn, type Problem } from './problem';
import { parseJson } from './parse-source';
import { findTitleIssues, readTitleSite, type TitleSite } from './titles';
import { readText } from './read-text';

const FOLDER = 'content/data';

/** Checks all files of `content/data`: missing files, unknown files, and the fields of each. */
export async function checkData(root: string): Promise<Problem[]> {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  const found = names.filter((name) => !name.startsWith('.'));
  const expected = Object.keys(dataFiles).map((name) => `${name}.json`);

  const missing = expected
    .filter((name) => !found.includes(name))
    .map((name) => ({
      file: `${FOLDER}/${name}`,
      message: 'there is no such file, but a page needs it',
    }));
  const unknown = found
    .filter((name) => !expected.includes(name))
    .map((name) => ({
      file: `${FOLDER}/${name}`,
      message: `no page uses a file of this name${didYouMean(name, expected)}`,
    }));
  const site = await readTitleSite(root);
  const checked = Object.entries(dataFiles)
    .filter(([name]) => found.includes(`${name}.json`))
    .map(([name, schema]) => checkFile(root, `${FOLDER}/${name}.json`, schema, site));
  return [...missing, ...unknown, ...(await Promise.all(checked)).flat()];
}

async function checkFile(
  root: string,
  file: string,
  schema: z.ZodType,
  site: TitleSite | undefined,
): Promise<Problem[]> {
  const read = await readText(join(root, file));
  const source = 'broken' in read ? read : parseJson(read.text);
  if ('broken' in source) return [{ file, ...source.broken }];
  const issues = [
    ...findIssues(schema, source.value),
    ...(site ? findTitleIssues(schema, source.value, site) : []),
    ...(await findPictureIssues(schema, source.value, join(root, file))),
  ];
  return issues.map(problemsIn(file, source.lineOf));
}

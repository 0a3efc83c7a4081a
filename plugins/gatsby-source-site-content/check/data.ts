import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { didYouMean } from '../schema/nearest';
import { dataFiles } from '../schema/data-files';
import { findFlaws } from './flaws';
import { findPictureFlaws } from './pictures';
import { problemsIn, type Problem } from './problem';
import { readJson } from './read-json';

const FOLDER = 'content/data';

/** Checks all files of `content/data`: that each is there, that no other is, and what they say. */
export async function checkData(root: string): Promise<Problem[]> {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  const found = names.filter((name) => !name.startsWith('./check-content'));
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
  const checked = Object.entries(dataFiles)
    .filter(([name]) => found.includes(`${name}.json`))
    .map(([name, schema]) => checkFile(root, `${FOLDER}/${name}.json`, schema));
  return [...missing, ...unknown, ...(await Promise.all(checked)).flat()];
}

async function checkFile(root: string, file: string, schema: z.ZodType): Promise<Problem[]> {
  const source = readJson(await readFile(join(root, file), 'utf8'));
  if ('broken' in source) return [{ file, ...source.broken }];
  const flaws = [
    ...findFlaws(schema, source.value),
    ...(await findPictureFlaws(schema, source.value, join(root, file))),
  ];
  return flaws.map(problemsIn(file, source.lineOf));
}

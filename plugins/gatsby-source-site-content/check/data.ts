import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { didYouMean } from '../schema/did-you-mean';
import { dataFiles } from '../schema/data-files';
import { DATA_FOLDER, pathOf, type DataName, type DataSources } from './data-sources';
import { findLinkIssue, type Target, type Targets } from './links';
import { findPictureIssues } from './pictures';
import { problemsIn, type Problem } from './problem';
import { findTitleIssues, titleSiteIn, type TitleSite } from './titles';
import type { Issue } from '../schema/metadata';
import { findIssues, partsOf, type Part } from './validate';

/** Checks all files of `content/data`: missing files, unknown files, and the fields and links of each. */
export async function checkData(
  root: string,
  sources: DataSources,
  targets: Omit<Targets, 'own'>,
): Promise<Problem[]> {
  const names = await readdir(join(root, DATA_FOLDER)).catch(() => []);
  const found = names.filter((name) => !name.startsWith('.'));
  const expected = Object.keys(dataFiles).map((name) => `${name}.json`);

  const missing = expected
    .filter((name) => !found.includes(name))
    .map((name) => ({
      file: `${DATA_FOLDER}/${name}`,
      message: 'there is no such file, but a page needs it',
    }));
  const unknown = found
    .filter((name) => !expected.includes(name))
    .map((name) => ({
      file: `${DATA_FOLDER}/${name}`,
      message: `no page uses a file of this name${didYouMean(name, expected)}`,
    }));
  const site = titleSiteIn(sources);
  const checked = (Object.keys(sources) as DataName[])
    .filter((name) => found.includes(`${name}.json`))
    .map((name) => checkFile(root, name, sources, targets, site));
  return [...missing, ...unknown, ...(await Promise.all(checked)).flat()];
}

async function checkFile(
  root: string,
  name: DataName,
  sources: DataSources,
  targets: Omit<Targets, 'own'>,
  site: TitleSite | undefined,
): Promise<Problem[]> {
  const [file, schema, source] = [pathOf(name), dataFiles[name], sources[name]];
  if ('broken' in source) return [{ file, ...source.broken }];
  const parts = partsOf(schema, source.value);
  const issues = [
    ...findIssues(schema, source.value, parts),
    ...(site ? findTitleIssues(parts, site) : []),
    ...findDataLinkIssues(parts, targets),
    ...(await findPictureIssues(parts, join(root, file))),
  ];
  return issues.map(problemsIn(file, source.lineOf));
}

/** The pages that data files describe are always published. */
const PAGE: Target = { kind: 'page', headings: new Set(), publishedFrom: -Infinity };

const findDataLinkIssues = (parts: readonly Part[], targets: Omit<Targets, 'own'>): Issue[] =>
  parts.flatMap(({ metadata, value, path }) => {
    if (!metadata.isLink || typeof value !== 'string') return [];
    const message = findLinkIssue(value, { ...targets, own: PAGE });
    return message === undefined ? [] : [{ path, message }];
  });

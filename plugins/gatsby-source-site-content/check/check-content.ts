import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { siteNow } from '../publication';
import { BACKDROP } from '../../../src/lib/share-picture';
import { EXTERNAL_TARGETS } from '../redirects';
import { ROUTES } from '../routes';
import { dataFiles, pathOf, type DataName } from '../schema/data-files';
import { findRuleIssues, type DataValues } from '../schema/rules';
import { didYouMean } from '../schema/sentences';
import { checkTexts, type Surroundings } from './check-texts';
import { findFieldIssues } from './fields';
import { findPictureIssue } from './pictures';
import { inOrder, problemsIn, type Problem } from './problem';
import { readTexts, targetOf, type Keep } from './read-texts';
import { parseJson, readText, valueIn, type Source } from './source';

export { countProblems, formatProblem, type Problem } from './problem';

type Sources = Map<DataName, Source>;

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
  const found = await readdir(join(root, 'content/data')).catch(() => []);
  const files = found.filter((name) => !name.startsWith('.'));
  const sources: Sources = new Map();
  for (const name of NAMES.filter((each) => files.includes(`${each}.json`))) {
    const read = await readText(join(root, pathOf(name)));
    sources.set(name, 'broken' in read ? read : parseJson(read.text));
  }
  const values = Object.fromEntries([...sources].map(([name, each]) => [name, valueIn(each)]));
  const [posts, pages] = [
    await readTexts(root, 'article', keep),
    await readTexts(root, 'page', keep),
  ];
  const { name, tagline, docsUrl, contactUrl } = (values.site ?? {}) as Record<string, unknown>;
  const linked = [...Object.keys(EXTERNAL_TARGETS), docsUrl, contactUrl].filter(isText);
  const around: Surroundings = {
    root,
    linked,
    targets: {
      paths: [...Object.keys(ROUTES), ...linked],
      texts: new Map([...pages, ...posts].map((text) => [text.path, targetOf(text)] as const)),
      now: siteNow(),
    },
    site: isText(name) && isText(tagline) ? { name, tagline } : undefined,
  };
  const backdrop = await findPictureIssue(basename(BACKDROP), join(root, BACKDROP), 1);
  return inOrder([
    ...findFileProblems(files),
    ...(backdrop === undefined ? [] : [{ file: BACKDROP, message: backdrop }]),
    ...(await checkData(sources, values, around)),
    ...(await checkTexts(posts, around)),
    ...(await checkTexts(pages, around)),
  ]);
}

const isText = (value: unknown) => typeof value === 'string';

/** The data files that are missing, and those that no page uses. */
function findFileProblems(files: string[]): Problem[] {
  const expected = NAMES.map((name) => `${name}.json`);
  const missing = 'there is no such file, but a page needs it';
  const unknown = (name: string) => `no page uses a file of this name${didYouMean(name, expected)}`;
  const problem = (name: string, message: string) => ({ file: `content/data/${name}`, message });
  return [
    ...expected.filter((name) => !files.includes(name)).map((name) => problem(name, missing)),
    ...files.filter((name) => !expected.includes(name)).map((name) => problem(name, unknown(name))),
  ];
}

/** Checks the fields of all data files, and the rules between them. */
async function checkData(
  sources: Sources,
  values: DataValues,
  { root, site, targets }: Surroundings,
): Promise<Problem[]> {
  // The pages that data files describe are always published, and have no headings to link to.
  const own = { kind: 'page' as const, headings: new Set<string>(), publishedFrom: -Infinity };
  const found = [...sources].map(async ([name, source]) => {
    const file = pathOf(name);
    if ('broken' in source) return [{ file, ...source.broken }];
    const around = { root, file, site, targets: { ...targets, own } };
    const fields = await findFieldIssues(dataFiles[name], source.value, around);
    return problemsIn(file, [...fields, ...findRuleIssues(name, values)], source.lineOf);
  });
  return (await Promise.all(found)).flat();
}

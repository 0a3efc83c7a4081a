import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { siteNow } from '../../../src/lib/posts/publication';
import { BACKDROP } from '../../../src/lib/share-picture';
import { EXTERNAL_TARGETS } from '../../../src/redirects';
import { ROUTES } from '../../../src/routes';
import { dataFiles, pathOf, type DataName } from '../schema/data-files';
import { findRuleIssues, type DataValues } from '../schema/rules';
import { didYouMean } from '../schema/sentences';
import { findFieldIssues } from './fields';
import { findPictureIssue } from './pictures';
import { inOrder, problemsIn, type Problem } from './problem';
import { parseJson, readText, valueIn, type Source } from './source';
import { checkTexts, type Surroundings } from './check-texts';
import { readTexts, targetOf } from './read-texts';

export { countProblems, formatProblem, type Problem } from './problem';

const NAMES = Object.keys(dataFiles) as DataName[];

/**
 * Checks all content: data files, articles and pages of prose.
 * @param root the folder that contains `content`
 * @returns all problems of all files, in the order of files and lines
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const sources = await readData(root);
  const values: DataValues = Object.fromEntries(
    [...sources].map(([name, source]) => [name, valueIn(source)]),
  );
  const [posts, pages] = [await readTexts(root, 'article'), await readTexts(root, 'page')];
  const { name, tagline, docsUrl, contactUrl } = (values.site ?? {}) as Record<string, unknown>;
  const linked = [...Object.keys(EXTERNAL_TARGETS), docsUrl, contactUrl].filter(isText);
  const around: Surroundings = {
    root,
    linked,
    targets: {
      paths: [...ROUTES.map(({ path }) => path), ...linked],
      texts: new Map([...pages, ...posts].map((text) => [text.path, targetOf(text)] as const)),
      now: siteNow(),
    },
    site: isText(name) && isText(tagline) ? { name, tagline } : undefined,
  };
  return inOrder([
    ...(await findFileProblems(root)),
    ...(await checkData(sources, values, around)),
    ...(await checkTexts(posts, around)),
    ...(await checkTexts(pages, around)),
  ]);
}

const isText = (value: unknown) => typeof value === 'string';

/** Reads the data files that are there. */
async function readData(root: string): Promise<Map<DataName, Source>> {
  const present = await dataFilesIn(root);
  const read = NAMES.filter((name) => present.includes(`${name}.json`)).map(async (name) => {
    const file = await readText(join(root, pathOf(name)));
    return [name, 'broken' in file ? file : parseJson(file.text)] as const;
  });
  return new Map(await Promise.all(read));
}

const dataFilesIn = async (root: string): Promise<string[]> =>
  (await readdir(join(root, 'content/data')).catch(() => [])).filter(
    (name) => !name.startsWith('.'),
  );

/** The files that are missing, and the data files that no page uses. */
async function findFileProblems(root: string): Promise<Problem[]> {
  const present = await dataFilesIn(root);
  const expected = NAMES.map((name) => `${name}.json`);
  const backdrop = await findPictureIssue(basename(BACKDROP), join(root, BACKDROP), 1);
  return [
    ...NAMES.filter((name) => !present.includes(`${name}.json`)).map((name) => ({
      file: pathOf(name),
      message: 'there is no such file, but a page needs it',
    })),
    ...present
      .filter((name) => !expected.includes(name))
      .map((name) => ({
        file: `content/data/${name}`,
        message: `no page uses a file of this name${didYouMean(name, expected)}`,
      })),
    ...(backdrop === undefined ? [] : [{ file: BACKDROP, message: backdrop }]),
  ];
}

/** Checks the fields of all data files, and the rules between them. */
async function checkData(
  sources: Map<DataName, Source>,
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
    const issues = [...fields, ...findRuleIssues(name, values)];
    return problemsIn(file, issues, source.lineOf);
  });
  return (await Promise.all(found)).flat();
}

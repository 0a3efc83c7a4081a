import { basename, join } from 'node:path';
import { BACKDROP } from '../../../src/lib/metadata';
import { DATA_NAMES, dataFiles, type DataName } from '../model/data-files';
import { pathOf } from '../model/data-names';
import { listPages } from '../model/list-pages';
import { namesIn } from '../model/names-in-braces';
import { siteNow } from '../model/publication';
import type { ContentReader, DataFile, TextFile } from '../read/content-reader';
import { TARGET_PATHS, targetsBelow } from '../model/redirects';
import { didYouMean } from '../sentences';
import type { Context } from './context';
import { checkParts } from './check-parts';
import { reportIssues } from './issues';
import { findPictureIssue } from './media/picture-files';
import { checkCookThrough, checkPoints, checkSteps } from './data/examples';
import { checkMeat } from './data/meat';
import { guard, inOrder, reportTo, type Problem, type Report } from './problem';
import {
  checkAuthors,
  checkExamples,
  checkHandle,
  checkHero,
  checkStart,
  type ValidData,
} from './data/relations';
import { checkFoodWords, checkSearch } from './data/search-words';
import { checkTexts, readTexts } from './texts/texts';
import { isAboutName, reportUnknownNames } from './data/unknown-names';

type DataFiles = ReadonlyMap<DataName, DataFile>;

/** Checks all content, and returns its problems sorted by file and line. */
export async function checkContent(reader: ContentReader): Promise<Problem[]> {
  const problems: Problem[] = [];
  const files = await readDataFiles(reader, problems);
  const articles = await readTexts(reader, 'article', problems);
  const pages = await readTexts(reader, 'page', problems);
  const context = contextOf(reader, files, { articles, pages });
  await checkBackdrop(reader.root, problems);
  checkNames(files, problems);
  await Promise.all(Array.from(files, (file) => checkDataFile(file, context, problems)));
  checkAuthors(
    context.data,
    articles.flatMap(({ value }) => value?.author ?? []),
    reportTo(problems, pathOf('blog'), files.get('blog')?.source.lineOf),
  );
  await checkTexts([...articles, ...pages], context, problems);
  return inOrder(problems);
}

/** What files are checked against. */
function contextOf(
  reader: ContentReader,
  files: DataFiles,
  { articles, pages }: { articles: readonly TextFile[]; pages: readonly TextFile[] },
): Context {
  const valid = [...files].filter(([, { issues }]) => issues.length === 0);
  // TypeScript forgets which value belongs to which name.
  const data = Object.fromEntries(valid.map(([key, { value }]) => [key, value])) as ValidData;
  // Lists don't include drafts.
  const listed = articles
    .filter(({ publishedFrom }) => publishedFrom < Infinity)
    .map(({ file: id, value }) => ({ id, category: value?.category ?? '' }));
  return {
    reader,
    data,
    // If two files have the same path, the first one gets it.
    texts: new Map([...pages, ...articles].toReversed().map((text) => [text.path, text])),
    linked: [...TARGET_PATHS, ...(data.site ? targetsBelow(data.site) : [])],
    lists: listPages(listed).map(({ path }) => path),
    now: siteNow(),
  };
}

/** Checks the picture that pages without one share. */
async function checkBackdrop(root: string, problems: Problem[]): Promise<void> {
  const issue = await findPictureIssue(basename(BACKDROP), join(root, BACKDROP), 1, root);
  reportTo(problems, BACKDROP)(issue);
}

/** Reports names in braces that no text of a data file can have. */
function checkNames(files: DataFiles, problems: Problem[]): void {
  const [site, plans] = [files.get('site'), files.get('plans')];
  if (!hasNames(site) || !hasNames(plans)) return;
  const mentions = Array.from(files, ([name, { source, issues }]) => ({
    issues,
    report: reportTo(problems, pathOf(name), source.lineOf),
  }));
  const names = namesIn(site?.source.value, plans?.source.value);
  reportUnknownNames(mentions, Object.keys(names));
}

type Check = (data: ValidData, report: Report) => void;

/** What connects a data file with others, beyond what its kinds check. */
const RELATIONS: Partial<Record<DataName, readonly Check[]>> = {
  hero: [checkHero],
  try: [checkStart, checkHandle, checkSearch],
  foods: [checkFoodWords, checkMeat],
  recipes: [checkCookThrough],
  'how-it-works': [checkSteps],
  creators: [({ creators }, report) => checkPoints(creators, report)],
  professionals: [({ professionals }, report) => checkPoints(professionals, report)],
  'feature-examples': [checkExamples],
};

async function checkDataFile(
  [name, { source, issues }]: readonly [DataName, DataFile],
  context: Context,
  problems: Problem[],
): Promise<void> {
  const file = pathOf(name);
  const report = reportTo(problems, file, source.lineOf);
  const { broken } = source;
  if (broken) return report(broken.message, broken.path ?? broken.line);
  for (const { message, line } of source.mistakes ?? []) report(message, line);
  return guard(report, async () => {
    const schema = dataFiles[name];
    const others = issues.filter((issue) => !isAboutName(issue));
    reportIssues(schema, others, report);
    await checkParts(schema, { value: source.value, issues, file }, context, report);
    for (const check of RELATIONS[name] ?? []) check(context.data, report);
  });
}

/** Whether a file has all the names that texts can mention. Without them, names in other files can't be checked. */
const hasNames = (file: DataFile | undefined): boolean =>
  file !== undefined &&
  !file.source.broken &&
  !file.issues.some(({ path }) => /^(?:name|currency|plans|id)$/.test(String(path.at(-1))));

/** Reads the data files, and reports missing ones and ones that no page uses. */
async function readDataFiles(reader: ContentReader, problems: Problem[]): Promise<DataFiles> {
  const found = (await reader.allFiles('content/data')).map((file) => basename(file));
  const expected = DATA_NAMES.map((name) => `${name}.json`);
  for (const file of new Set([...expected, ...found])) {
    const report = reportTo(problems, `content/data/${file}`);
    if (!found.includes(file)) report('there is no such file, but a page needs it');
    else if (!expected.includes(file))
      report(`no page uses a file of this name${didYouMean(file, expected)}`);
  }
  const present = DATA_NAMES.filter((name) => found.includes(`${name}.json`));
  const read = async (name: DataName) => [name, await reader.dataFile(name)] as const;
  return new Map<DataName, DataFile>(await Promise.all(present.map(read)));
}

import { basename, join } from 'node:path';
import { BACKDROP } from '../../../src/lib/metadata';
import { DATA_NAMES, dataFiles, type DataName } from '../model/data-files';
import { pathOf } from '../model/data-names';
import { listPages } from '../model/list-pages';
import { namesIn } from '../model/names-in-braces';
import { siteNow } from '../model/publication';
import type { ContentReader, DataFile } from '../read/content-reader';
import { TARGET_PATHS, targetsBelow } from '../model/redirects';
import { didYouMean } from '../sentences';
import type { Context } from './context';
import { checkParts } from './check-parts';
import { reportIssues } from './issues';
import { findPictureIssue } from './picture-files';
import { checkCookThrough, checkPoints, checkSteps } from './examples';
import { checkMeat } from './meat';
import { guard, inOrder, reportTo, type Problem } from './problem';
import {
  checkAuthors,
  checkExamples,
  checkHandle,
  checkHero,
  checkStart,
  type ValidData,
} from './relations';
import { checkFoodWords, checkSearch } from './search-words';
import { checkTexts, readTexts } from './texts';
import { isAboutName, reportUnknownNames } from './unknown-names';

/** Checks all content, and returns its problems sorted by file and line. */
export async function checkContent(reader: ContentReader): Promise<Problem[]> {
  const problems: Problem[] = [];
  const present = await listDataFiles(reader, problems);
  const read = async (name: DataName) => [name, await reader.dataFile(name)] as const;
  const files = new Map<DataName, DataFile>(await Promise.all(present.map(read)));
  const articles = await readTexts(reader, 'article', problems);
  const pages = await readTexts(reader, 'page', problems);
  const valid = [...files].filter(([, { issues }]) => issues.length === 0);
  // TypeScript forgets which value belongs to which name.
  const data = Object.fromEntries(valid.map(([key, { value }]) => [key, value])) as ValidData;
  const { site } = data;
  // Lists don't include drafts.
  const listed = articles
    .filter(({ publishedFrom }) => publishedFrom < Infinity)
    .map(({ file: id, value }) => ({ id, category: value?.category ?? '' }));
  const written = articles.flatMap(({ value }) => value?.author ?? []);
  const context: Context = {
    reader,
    data,
    // If two files have the same path, the first one gets it.
    texts: new Map([...pages, ...articles].toReversed().map((text) => [text.path, text])),
    linked: [...TARGET_PATHS, ...(site ? targetsBelow(site) : [])],
    lists: listPages(listed).map(({ path }) => path),
    now: siteNow(),
  };
  const backdrop = join(reader.root, BACKDROP);
  reportTo(
    problems,
    BACKDROP,
  )(await findPictureIssue(basename(BACKDROP), backdrop, 1, reader.root));
  if (hasNames(files.get('site')) && hasNames(files.get('plans'))) {
    const mentions = [...files].map(([dataName, { source, issues }]) => ({
      issues,
      report: reportTo(problems, pathOf(dataName), source.lineOf),
    }));
    const names = namesIn(files.get('site')?.source.value, files.get('plans')?.source.value);
    reportUnknownNames(mentions, Object.keys(names));
  }
  const checks = [...files].map(async ([dataName, { source, issues }]) => {
    const file = pathOf(dataName);
    const report = reportTo(problems, file, source.lineOf);
    const { broken } = source;
    if (broken) return report(broken.message, broken.path ?? broken.line);
    for (const { message, line } of source.mistakes ?? []) report(message, line);
    return guard(report, async () => {
      const schema = dataFiles[dataName];
      const others = issues.filter((issue) => !isAboutName(issue));
      reportIssues(schema, others, report);
      await checkParts(schema, { value: source.value, issues, file }, context, report);
      if (dataName === 'hero') checkHero(data, report);
      if (dataName === 'try') checkStart(data, report);
      if (dataName === 'try') checkHandle(data, report);
      if (dataName === 'try') checkSearch(data, report);
      if (dataName === 'foods') checkFoodWords(data, report);
      if (dataName === 'foods') checkMeat(data, report);
      if (dataName === 'recipes') checkCookThrough(data, report);
      if (dataName === 'how-it-works') checkSteps(data, report);
      if (dataName === 'creators') checkPoints(data.creators, report);
      if (dataName === 'professionals') checkPoints(data.professionals, report);
      if (dataName === 'feature-examples') checkExamples(data, report);
      if (dataName === 'blog') checkAuthors(data, written, report);
    });
  });
  await Promise.all(checks);
  await checkTexts([...articles, ...pages], context, problems);
  return inOrder(problems);
}

/** Whether a file has all the names that texts can mention. Without them, names in other files can't be checked. */
const hasNames = (file: DataFile | undefined): boolean =>
  file !== undefined &&
  !file.source.broken &&
  !file.issues.some(({ path }) => /^(?:name|currency|plans|id)$/.test(String(path.at(-1))));

/** Lists the data files, and reports missing ones and ones that no page uses. */
async function listDataFiles(reader: ContentReader, problems: Problem[]): Promise<DataName[]> {
  const found = (await reader.allFiles('content/data')).map((file) => basename(file));
  const expected = DATA_NAMES.map((name) => `${name}.json`);
  for (const file of new Set([...expected, ...found])) {
    const report = reportTo(problems, `content/data/${file}`);
    if (!found.includes(file)) report('there is no such file, but a page needs it');
    else if (!expected.includes(file))
      report(`no page uses a file of this name${didYouMean(file, expected)}`);
  }
  return DATA_NAMES.filter((name) => found.includes(`${name}.json`));
}

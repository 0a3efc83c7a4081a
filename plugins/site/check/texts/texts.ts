import type { ContentReader, TextFile } from '../../read/content-reader';
import { TEXT_KINDS, type TextKind } from '../../read/frontmatter';
import { quote, uncheckable } from '../../sentences';
import { checkParts } from '../check-parts';
import type { Context } from '../context';
import { reportFields, TEXT_SCHEMAS } from './front-matter';
import { guard, reportTo, type Problem, type Report } from '../problem';
import { findAddressIssue, reportFormerPaths } from './text-addresses';
import { checkBody } from './text-body';
import { findUnexpectedFile, findUnmeantText } from './text-folder';

/** Reads all articles or all pages of prose, and reports files that are neither markdown nor pictures. */
export async function readTexts(
  reader: ContentReader,
  kind: TextKind,
  problems: Problem[],
): Promise<TextFile[]> {
  for (const file of await reader.allFiles(TEXT_KINDS[kind].folder))
    reportTo(problems, file)(findUnexpectedFile(file));
  const texts = (await reader.textFiles(kind)).map((file) =>
    reader.text(kind, file).catch((error: unknown) => {
      reportTo(problems, file)(uncheckable(error));
      return [];
    }),
  );
  return (await Promise.all(texts)).flat();
}

/** Checks the addresses, fields, links and pictures of all articles and pages. */
export async function checkTexts(texts: TextFile[], context: Context, problems: Problem[]) {
  const checkText = async (text: TextFile, report: Report) => {
    const { source, issues, file, path } = text;
    const unmeant = findUnmeantText(file, path);
    if (unmeant) return report(unmeant);
    report(findAddressIssue(text, context));
    if (source.broken) return report(source.broken.message, source.broken.line);
    await checkBody(text, context, report);
    reportFields(text, report);
    await checkParts(
      TEXT_SCHEMAS[text.kind],
      { value: source.value, issues, file },
      context,
      report,
      text,
    );
    reportCategory(text, texts, report);
    reportUpdate(text, context, report);
    reportFormerPaths(text, texts, context, report);
  };
  const checks = texts.map(async (text) => {
    const report = reportTo(problems, text.file, text.source.lineOf);
    await guard(report, () => checkText(text, report));
  });
  await Promise.all(checks);
}

/** Reports a category that another article capitalizes differently: the list would have a button for each. */
function reportCategory({ value }: TextFile, texts: TextFile[], report: Report) {
  const own = value?.category ?? '';
  const isAlike = (other = '') => other.toLowerCase() === own.toLowerCase();
  const first = texts.find((other) => isAlike(other.value?.category));
  const category = first?.value?.category ?? '';
  if (first && category !== own)
    report(`${quote(own)} is ${quote(category)} in ${first.file}; write both alike`, ['category']);
}

/** Somewhere it is already the next day, by up to 14 hours. */
const AHEAD = 14 * 60 * 60 * 1000;

/** Reports an update before the article, or one that is yet to come: the page would show both days. */
function reportUpdate({ value, publishedFrom }: TextFile, { now }: Context, report: Report) {
  const { date = '', updated } = value ?? {};
  if (!updated) return;
  const today = new Date(now.getTime() + AHEAD).toISOString();
  const isScheduled = publishedFrom < Infinity && publishedFrom > now.getTime();
  const published = date.slice(0, 10);
  const changed = updated.slice(0, 10);
  if (isScheduled) {
    report('an article that appears later can’t have changed; delete it', ['updated']);
  } else if (updated > today) {
    const message = `expected a day until today, found ${changed}; write the day of the change`;
    report(message, ['updated']);
  } else if (changed < published) {
    const expected = `expected ${published}, the article’s date in UTC, or a later day, found ${changed}`;
    report(`${expected}; write the day of the change, or delete it`, ['updated']);
  }
}

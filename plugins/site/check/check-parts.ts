import type { z } from 'zod';
import { kindOf, type Place } from '../model/kinds/kind';
import { partsOf } from '../model/schema';
import type { TextFile } from '../read/content-reader';
import type { Context } from './context';
import { findLinkIssue } from './links';
import type { Report } from './problem';

/** Checks the parts of a value against the rest of the content, except parts that already have issues. */
export async function checkParts(
  schema: z.ZodType,
  { value, issues, file }: { value: unknown; issues: readonly z.core.$ZodIssue[]; file: string },
  context: Context,
  report: Report,
  own?: TextFile,
) {
  const { data, reader } = context;
  const place: Place = {
    file,
    root: reader.root,
    data,
    site: data.site,
    findLinkIssue: (url) => findLinkIssue(url, context, own),
  };
  const typed = issues.filter(({ code }) => code !== 'custom');
  const wrong = new Set(typed.map(({ path }) => path.join('.')));
  for (const { part, schema: field, path } of partsOf(schema, value)) {
    if (part === null || wrong.has(path.join('.'))) continue;
    const found = (await kindOf(field).check?.(part, place)) ?? [];
    for (const message of found) report(message, path);
  }
}

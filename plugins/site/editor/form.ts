// The script of the form at /admin.
import { init, registerCustomFormat, registerEventListener, type CmsConfig } from '@sveltia/cms';
import { isEmpty, refusal, type Entry } from './entry';
import { printJson, readJson, type Shape } from './json-format';
import { printMarkdown, readMarkdown } from './markdown-format';
import { NO_NEW_ARTICLE } from './new-article';
import type { SavedFile } from './problems-of-saving';

export type FormOptions = {
  config: CmsConfig;
  /** Which parts of each data file can be left out. */
  shapes: Record<string, Shape>;
  /** The address of the check, where the form is served on its author's computer. */
  check?: string;
};

/** Shows the form. */
export function showForm({ config, shapes, check }: FormOptions): void {
  // Sveltia CMS tells a format what to write, but not where.
  let path = '';
  registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      path = entry.get('path');
    },
  });

  /** Checks a file before it is saved. */
  const checked = (print: (entry: Entry) => string) => async (entry: Entry) => {
    const text = print(entry);
    if (check) await refuseProblems(check, { path, text });
    return text;
  };

  registerCustomFormat('article', 'md', {
    fromFile: (file) => readMarkdown(file, NO_NEW_ARTICLE),
    toFile: checked(printArticle),
  });
  registerCustomFormat('page', 'md', {
    fromFile: (file) => readMarkdown(file),
    toFile: checked(printMarkdown),
  });
  for (const [name, shape] of Object.entries(shapes))
    registerCustomFormat(name, 'json', {
      fromFile: readJson,
      toFile: checked((entry) => printJson(entry, shape)),
    });
  void init({ config });
}

/** Prints an article, whose picture needs a text, which no single field can require. */
function printArticle(entry: Entry): string {
  if (!isEmpty(entry.image) && isEmpty(entry.imageAlt))
    throw refusal('Write into “Image alt” what the image shows.');
  return printMarkdown(entry);
}

async function refuseProblems(check: string, file: SavedFile): Promise<void> {
  const response = await fetch(check, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(file),
  });
  const problems: string[] = await response.json();
  if (problems.length > 0) throw refusal(problems.join(' '));
}

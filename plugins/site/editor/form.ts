// The script of the form at /admin.
import { init, registerCustomFormat, registerEventListener, type CmsConfig } from '@sveltia/cms';
import { isEmpty, refusal, type Entry } from './entry';
import { printJson, readJson, type Shape } from './json-format';
import { printMarkdown, readMarkdown } from './markdown-format';
import { NO_NEW_ARTICLE } from './new-article';

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

  if (check) {
    // Pictures are saved with an entry, and can't be checked before.
    registerEventListener({
      name: 'postSave',
      handler: ({ entry }) => showProblems(check, entry.get('path')),
    });
  }

  /** Checks a file before it is saved. */
  const checked = (print: (entry: Entry) => string) => async (entry: Entry) => {
    const text = print(entry);
    const problems = check ? await findProblems(check, { path, text }) : [];
    if (problems.length > 0) throw refusal(problems.join(' '));
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

/** Asks the check about a file with a text that isn't saved yet, or without, about the saved file. */
async function findProblems(check: string, file: { path: string; text?: string }) {
  const response = await fetch(check, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(file),
  });
  const problems: string[] = await response.json();
  return problems;
}

async function showProblems(check: string, path: string): Promise<void> {
  const problems = await findProblems(check, { path });
  if (problems.length > 0) alert([`${path} is saved, but has mistakes:`, ...problems].join('\n\n'));
}

// The script of the form at /admin.
import { init, registerCustomFormat, registerEventListener, type CmsConfig } from '@sveltia/cms';
import { FILE, isEmpty, refusal, type Entry } from './entry';
import { printJson, readJson, type Shape } from './json-format';
import { printMarkdown, readMarkdown } from './markdown-format';
import { NO_NEW_ARTICLE } from './new-article';
import type { Question } from './problems-of-saving';
import { rememberSaved } from './saved-texts';

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
  let isNew = false;
  registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      path = entry.get('path');
      isNew = entry.get('newRecord');
    },
  });

  const saved = rememberSaved();
  let read: unknown;
  let printed = '';
  if (check) {
    // Sveltia CMS backs up what isn't saved yet, unless an author goes over to local files from the repository.
    localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
    registerEventListener({
      name: 'postSave',
      handler: async () => {
        saved.add(path, { read, printed });
        // Pictures are saved with an entry, and can't be checked before.
        const problems = await findProblems(check, { path });
        if (problems.length > 0)
          alert([`${path} is saved, but has mistakes:`, ...problems].join('\n\n'));
      },
    });
  }

  /** Checks a file before it is saved. */
  const checked = (print: (entry: Entry) => string) => async (entry: Entry) => {
    printed = print(entry);
    if (check) {
      // A copy of an entry has the text of the original.
      read = isNew ? undefined : entry[FILE];
      const before = isNew ? [] : [read, saved.textAfter(path, read)];
      const problems = await findProblems(check, {
        path,
        text: printed,
        before: before.filter((known) => typeof known === 'string'),
      });
      if (problems.length > 0) throw refusal(problems.join(' '));
    }
    return printed;
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

async function findProblems(check: string, question: Question): Promise<string[]> {
  const response = await fetch(check, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  return response.json();
}

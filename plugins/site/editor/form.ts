// The script of the form at /admin.
import { init, registerCustomFormat, type CmsConfig } from '@sveltia/cms';
import { printJson, readJson, type Shape } from './json-format';
import { printMarkdown, readMarkdown } from './markdown-format';
import { NO_NEW_ARTICLE } from './new-article';

/**
 * Shows the form.
 * @param shapes what each data file can lack
 */
export function showForm(config: CmsConfig, shapes: Record<string, Shape>): void {
  registerCustomFormat('article', 'md', {
    fromFile: (file) => readMarkdown(file, NO_NEW_ARTICLE),
    toFile: printMarkdown,
  });
  registerCustomFormat('page', 'md', {
    fromFile: (file) => readMarkdown(file),
    toFile: printMarkdown,
  });
  for (const [name, shape] of Object.entries(shapes))
    registerCustomFormat(name, 'json', {
      fromFile: readJson,
      toFile: (entry) => printJson(entry, shape),
    });
  void init({ config });
}

// The script of the form at /admin.
import { init, registerCustomFormat, type CmsConfig } from '@sveltia/cms';
import { printMarkdown, readMarkdown } from './markdown-format';
import { NO_NEW_ARTICLE } from './new-article';

/** Shows the form. */
export function showForm(config: CmsConfig): void {
  registerCustomFormat('article', 'md', {
    fromFile: (file) => readMarkdown(file, NO_NEW_ARTICLE),
    toFile: printMarkdown,
  });
  void init({ config });
}

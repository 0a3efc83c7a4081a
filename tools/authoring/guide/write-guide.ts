import { dataTable, postTable } from './fields';
import { articles, body, data, introduction } from './prose';
import { dataFiles } from '../../../plugins/gatsby-source-site-content/schema/data-files';
import { post } from '../../../plugins/gatsby-source-site-content/schema/post';

/** The authors' guide, `docs/writing.md`, as the schemas describe the fields. */
export function writeGuide(): string {
  const files = Object.entries(dataFiles).flatMap(([name, schema]) => [
    `### \`${name}.json\``,
    schema.description ?? '',
    dataTable(schema),
  ]);
  const parts = [introduction, articles, postTable(post), body, data, ...files];
  return `${parts.join('\n\n')}\n`;
}

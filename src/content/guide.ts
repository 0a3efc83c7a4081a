import { dataTable, postTable } from './guide/fields';
import { articles, body, data, introduction } from './guide/prose';
import { dataFiles } from './schema/data-files';
import { post } from './schema/post';

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

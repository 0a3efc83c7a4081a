import { dataTable, frontmatterTable } from './fields';
import { articles, body, data, introduction, prosePages, tasks } from './prose';
import { dataFiles } from '../../../plugins/gatsby-source-site-content/schema/data-files';
import { post } from '../../../plugins/gatsby-source-site-content/schema/post';
import { prosePage } from '../../../plugins/gatsby-source-site-content/schema/prose-page';

/** Writes the authors' guide, `docs/writing.md`, from the descriptions in the schemas. */
export function writeGuide(): string {
  const files = Object.entries(dataFiles).flatMap(([name, schema]) => [
    `### \`${name}.json\``,
    schema.description ?? '',
    dataTable(schema),
  ]);
  const parts = [
    introduction,
    tasks,
    articles,
    frontmatterTable(post),
    body,
    prosePages,
    frontmatterTable(prosePage),
    data,
    ...files,
  ];
  return `${parts.join('\n\n')}\n`;
}

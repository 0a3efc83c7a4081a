import { stringify } from 'yaml';
import { z } from 'zod';
import { PROSE_FOLDER } from '../../../plugins/gatsby-source-site-content/prose-page-path';
import { metadataOf, unwrap } from '../../../plugins/gatsby-source-site-content/schema/metadata';
import { post } from '../../../plugins/gatsby-source-site-content/schema/post';
import { prosePage } from '../../../plugins/gatsby-source-site-content/schema/prose-page';
import { describeField } from './json-schema';

/** A snippet of VS Code: what is typed, and what it becomes. */
type Snippet = {
  scope: string;
  include: string[];
  prefix: string;
  body: string;
  description: string;
};

/** Where VS Code looks for the snippets of a project. */
export const SNIPPETS_FILE = '.vscode/front-matter.code-snippets';

/**
 * Writes a snippet for each field above an article or a page of prose. VS Code completes keys of YAML
 * inside markdown only from snippets.
 */
export function writeSnippets(): string {
  const snippets = {
    ...snippetsOf('Article', 'content/blog', post),
    ...snippetsOf('Page', PROSE_FOLDER, prosePage),
  };
  return `${JSON.stringify(snippets, null, 2)}\n`;
}

const snippetsOf = (kind: string, folder: string, page: z.ZodObject): Record<string, Snippet> =>
  Object.fromEntries(
    Object.entries<z.ZodType>(page.shape).map(([key, field]) => [
      `${kind}: ${key}`,
      {
        scope: 'markdown',
        include: [`**/${folder}/**`],
        prefix: key,
        body: `${key}: ${placeholderOf(field)}`,
        description: describeField(field).join('\n'),
      },
    ]),
  );

/** The example as a placeholder to type over; for a flag, the two values to choose from. */
function placeholderOf(field: z.ZodType): string {
  const inner = unwrap(field);
  if (inner instanceof z.ZodBoolean) return '${1|true,false|}';
  const { example = '' } = metadataOf(field);
  const value = inner instanceof z.ZodArray ? example : stringify(example).trim();
  return `\${1:${value.replace(/[\\$}]/g, '\\$&')}}`;
}

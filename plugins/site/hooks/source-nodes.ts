import { existsSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { TEXT_KINDS } from '../read/frontmatter';
import { siteContent } from '../read/site-content';

let watcher: FSWatcher | undefined;

/** Creates a node for each page of prose, and in `gatsby develop` again when a page changes. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  await createProsePages(args);
  const { folder } = TEXT_KINDS.page;
  if (process.env.gatsby_executing_command === 'develop' && existsSync(folder))
    watcher ??= watch(folder, () => void createProsePages(args));
}

/** While a page has a mistake, its node stays as it was. */
async function createProsePages(args: SourceNodesArgs): Promise<void> {
  const { reader } = siteContent();
  for (const file of await reader.textFiles('page')) {
    const { value, slug, path: address, body, article } = await reader.text('page', file);
    if (!value) continue;
    const { title, headline, description, reviewed, ending } = value;
    const { headings } = article;
    const texts = { title, headline, description, reviewed, ending };
    const fields = { ...texts, headings, slug, path: address };
    const digest = args.createContentDigest([fields, body]);
    args.actions.createNode({
      ...fields,
      fileAbsolutePath: path.resolve(file).split(path.sep).join('/'),
      id: args.createNodeId(`ProsePage ${file}`),
      children: [],
      internal: { type: 'ProsePage', content: body, contentDigest: digest },
    });
  }
}

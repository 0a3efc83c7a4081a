import type { CreateNodeArgs, Node } from 'gatsby';
import { isMissing } from '../../src/lib/is-missing';
import { prosePagePath } from './prose-page-path';

/** The fields of a ProsePage node: the front matter of its file, with defaults. */
export type ProsePage = {
  path: string;
  name: string;
  title: string;
  description: string;
  /** A day such as `2026-11-21`. */
  reviewed: string | null;
  footer: boolean;
};

/** Creates a ProsePage node from each markdown file of `content/pages`. */
export function createProsePageNode(args: CreateNodeArgs): void {
  const { actions, node, getNode, createNodeId, createContentDigest } = args;
  if (node.internal.type !== 'MarkdownRemark') return;
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file?.sourceInstanceName !== 'pages') return;

  const fields = (node.frontmatter ?? {}) as Record<string, unknown>;
  const page: ProsePage = {
    path: prosePagePath(String(file.name)),
    name: String(isMissing(fields.name) ? fields.title : fields.name),
    title: String(fields.title),
    description: String(fields.description),
    reviewed: isMissing(fields.reviewed) ? null : String(fields.reviewed).slice(0, 10),
    footer: fields.footer === true,
  };
  // Pages contain this id, so it can't be the markdown node's, which depends on the project's folder.
  const id = createNodeId(`ProsePage ${String(file.relativePath)}`);
  actions.createNode({
    ...page,
    id,
    parent: node.id,
    children: [],
    internal: {
      type: 'ProsePage',
      contentDigest: createContentDigest(node.internal.contentDigest),
    },
  });
  actions.createParentChildLink({ parent: node, child: { id } as Node });
}

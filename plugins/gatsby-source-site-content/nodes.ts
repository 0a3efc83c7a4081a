import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { siteNow, statusOf } from './publication';
import { post, prosePage } from './schema/pages';
import { slugOf } from './slug';

/** What becomes of the markdown in each folder, which `gatsby-config.ts` names. */
const KINDS: Record<string, { type: string; address: string; fields: string[] }> = {
  posts: { type: 'BlogPost', address: '/blog/', fields: Object.keys(post.shape) },
  pages: { type: 'ProsePage', address: '/', fields: Object.keys(prosePage.shape) },
};

type Args = CreateNodeArgs | SourceNodesArgs;
type Markdown = Node & { frontmatter?: Record<string, unknown> };

/** Creates posts from the markdown of `content/blog`, and pages of prose from that of `content/pages`. */
export function onCreateNode(args: CreateNodeArgs): void {
  if (args.node.internal.type === 'MarkdownRemark') updateChild(args.node, args);
}

/**
 * Updates the nodes of unchanged files, for which Gatsby doesn't call `onCreateNode` again: it deletes
 * nodes that no run mentions. A scheduled post may be due by now, and `develop` keeps drafts in the cache
 * that it shares with builds.
 */
export function sourceNodes(args: SourceNodesArgs): void {
  for (const node of args.getNodesByType('MarkdownRemark')) updateChild(node, args);
}

/** Creates or updates the child of markdown. A build deletes a post that isn't published. */
function updateChild(node: Markdown, args: Args): void {
  const file = node.parent ? args.getNode(node.parent) : undefined;
  const kind = KINDS[String(file?.sourceInstanceName)];
  if (!file || !kind) return;
  const { type, address } = kind;
  const { frontmatter = {} } = node;
  // Pages contain this id, so it can't be the markdown node's, which depends on the project's folder.
  const id = args.createNodeId(`${type} ${String(file.relativePath)}`);
  const status = statusOf(frontmatter, siteNow());
  if (status !== 'published' && process.env.NODE_ENV === 'production') {
    const existing = args.getNode(id);
    if (existing) args.actions.deleteNode(existing);
    return;
  }
  const slug = slugOf(String(file.name));
  const fields: Record<string, unknown> = { slug, path: address + slug, status };
  for (const key of kind.fields)
    fields[key] = DATES.includes(key) ? inUtc(frontmatter[key]) : frontmatter[key];
  const contentDigest = args.createContentDigest([node.internal.contentDigest, fields]);
  const internal = { type, contentDigest };
  args.actions.createNode({ ...fields, id, parent: node.id, children: [], internal });
  args.actions.createParentChildLink({ parent: node, child: { id } as Node });
}

const DATES = ['date', 'updated', 'reviewed'];

/** Converts a day, or a time in any zone, to a time in UTC, so that dates can be compared. Keeps other values. */
function inUtc(date: unknown): unknown {
  const time = typeof date === 'string' ? Date.parse(date) : NaN;
  return Number.isNaN(time) ? date : new Date(time).toISOString();
}

import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { siteNow, statusOf } from './publication';
import { isMissing } from './schema/fields';
import { post } from './schema/pages';
import { slugOf } from './slug';

/** The fields of a ProsePage node: those above its text, with defaults. */
export type ProsePage = {
  path: string;
  title: string;
  headline: string;
  description: string;
  /** A day such as `2026-11-21`. */
  reviewed: string | null;
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

function updateChild(node: Markdown, args: Args): void {
  const file = node.parent ? args.getNode(node.parent) : undefined;
  if (file?.sourceInstanceName === 'posts') updatePost(node, file, args);
  if (file?.sourceInstanceName === 'pages') createPage(node, file, args);
}

/** Creates or updates a post. A build deletes one that isn't published. */
function updatePost(node: Markdown, file: Node, args: Args): void {
  const { frontmatter = {} } = node;
  const id = idOf('BlogPost', file, args);
  const status = statusOf(frontmatter, siteNow());
  if (status !== 'published' && process.env.NODE_ENV === 'production') {
    const existing = args.getNode(id);
    if (existing) args.actions.deleteNode(existing);
    return;
  }
  const fields = Object.fromEntries(
    Object.keys(post.shape).map((field) => [field, frontmatter[field]]),
  );
  for (const key of ['date', 'updated']) fields[key] = inUtc(fields[key]);
  const slug = slugOf(String(file.name));
  createChild('BlogPost', node, id, { ...fields, slug, status }, args);
}

function createPage(node: Markdown, file: Node, args: Args): void {
  const { title, headline, description, reviewed } = node.frontmatter ?? {};
  const page: ProsePage = {
    path: `/${slugOf(String(file.name))}`,
    title: String(title),
    headline: String(isMissing(headline) ? title : headline),
    description: String(description),
    reviewed: isMissing(reviewed) ? null : String(reviewed).slice(0, 10),
  };
  createChild('ProsePage', node, idOf('ProsePage', file, args), page, args);
}

/** Pages contain this id, so it can't be the markdown node's, which depends on the project's folder. */
const idOf = (type: string, file: Node, { createNodeId }: Args) =>
  createNodeId(`${type} ${String(file.relativePath)}`);

function createChild(
  type: string,
  parent: Node,
  id: string,
  fields: Record<string, unknown>,
  { actions, createContentDigest }: Args,
): void {
  const contentDigest = createContentDigest([parent.internal.contentDigest, fields]);
  const internal = { type, contentDigest };
  actions.createNode({ ...fields, id, parent: parent.id, children: [], internal });
  actions.createParentChildLink({ parent, child: { id } as Node });
}

/** Converts a day, or a time in any zone, to a time in UTC, so that dates can be compared. Keeps other values. */
function inUtc(date: unknown): unknown {
  const time = typeof date === 'string' ? Date.parse(date) : NaN;
  return Number.isNaN(time) ? date : new Date(time).toISOString();
}

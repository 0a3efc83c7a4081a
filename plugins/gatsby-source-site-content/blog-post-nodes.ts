import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { post } from './schema/post';
import { slugOf } from '../../src/lib/slug';
import { siteNow, statusOf } from '../../src/lib/posts/publication';

type Markdown = Node & { frontmatter?: Record<string, unknown> };

const FIELDS = Object.keys(post.shape);

/** Creates a BlogPost node from each markdown file of `content/blog`. Its slug is made from the file's name. */
export function onCreateNode(args: CreateNodeArgs): void {
  if (args.node.internal.type === 'MarkdownRemark') updatePost(args.node, args);
}

/**
 * Updates the posts of unchanged files, for which Gatsby doesn't call `onCreateNode` again. A
 * scheduled post may be due by now, and `develop` keeps drafts in the cache that it shares with builds.
 */
export function sourceNodes(args: SourceNodesArgs): void {
  for (const markdown of args.getNodesByType('MarkdownRemark')) updatePost(markdown, args);
}

/** Creates or updates the BlogPost node of a markdown file. A build deletes unpublished posts. */
function updatePost(node: Markdown, args: CreateNodeArgs | SourceNodesArgs): void {
  const { actions, getNode, createNodeId, createContentDigest } = args;
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file?.sourceInstanceName !== 'posts') return;

  const { frontmatter = {} } = node;
  // Pages contain this id, so it can't be the markdown node's, which depends on the project's folder.
  const id = createNodeId(`BlogPost ${String(file.relativePath)}`);
  const status = statusOf(frontmatter, siteNow());
  if (status !== 'published' && process.env.NODE_ENV === 'production') {
    const existing = getNode(id);
    if (existing) actions.deleteNode(existing);
    return;
  }

  const fields = Object.fromEntries(FIELDS.map((field) => [field, frontmatter[field]]));
  for (const key of ['date', 'updated']) fields[key] = inUtc(fields[key]);
  const contentDigest = createContentDigest(`${node.internal.contentDigest} ${status}`);
  actions.createNode({
    ...fields,
    slug: slugOf(String(file.name)),
    status,
    id,
    parent: node.id,
    children: [],
    internal: { type: 'BlogPost', contentDigest },
  });
  actions.createParentChildLink({ parent: node, child: { id } as Node });
}

/** Converts a day, or a time in any zone, to a time in UTC, so that dates can be compared. Keeps other values. */
function inUtc(date: unknown): unknown {
  const time = typeof date === 'string' ? Date.parse(date) : NaN;
  return Number.isNaN(time) ? date : new Date(time).toISOString();
}

import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { post } from './schema/post';
import { slugOf } from '../../src/lib/slug';
import { siteNow, statusOf } from '../../src/lib/posts/publication';

type Markdown = Node & { frontmatter?: Record<string, unknown> };

const FIELDS = Object.keys(post.shape);

/** Makes a BlogPost node from each markdown file of `content/blog`; the slug comes from the file's name. */
export function onCreateNode(args: CreateNodeArgs): void {
  if (args.node.internal.type === 'MarkdownRemark') keepPost(args.node, args);
}

/**
 * Looks again at the posts of earlier builds, whose files Gatsby doesn't read anew: the date of one
 * may have come, and `develop` shares the cache in which it keeps drafts.
 */
export function sourceNodes(args: SourceNodesArgs): void {
  for (const markdown of args.getNodesByType('MarkdownRemark')) keepPost(markdown, args);
}

/** Sees to it that there is a BlogPost node for a markdown file, or none for what isn't published. */
function keepPost(node: Markdown, args: CreateNodeArgs | SourceNodesArgs): void {
  const { actions, getNode, createNodeId, createContentDigest } = args;
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file?.sourceInstanceName !== 'posts') return;

  const { frontmatter = {} } = node;
  // The markdown node's own id hangs on where the project lies, and this one goes into the pages.
  const id = createNodeId(`BlogPost ${String(file.relativePath)}`);
  const status = statusOf(frontmatter, siteNow());
  if (status !== 'published' && process.env.NODE_ENV === 'production') {
    const earlier = getNode(id);
    if (earlier) actions.deleteNode(earlier);
    return;
  }

  const written = Object.fromEntries(FIELDS.map((field) => [field, frontmatter[field]]));
  const contentDigest = createContentDigest(`${node.internal.contentDigest} ${status}`);
  actions.createNode({
    ...written,
    slug: slugOf(String(file.name)),
    status,
    id,
    parent: node.id,
    children: [],
    internal: { type: 'BlogPost', contentDigest },
  });
  actions.createParentChildLink({ parent: node, child: { id } as Node });
}

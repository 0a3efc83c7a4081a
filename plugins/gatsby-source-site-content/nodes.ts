import path from 'node:path';
import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby';
import { isDataName, jsonTypeName } from './model/data-files';
import { siteNow, statusOf } from './publication';
import type { TextKind } from './reading/content';
import { siteContent } from './reading/site-content';

/** What becomes of the markdown in each folder, which `gatsby-config.ts` names. */
const TEXTS: Record<string, { kind: TextKind; type: string }> = {
  posts: { kind: 'article', type: 'BlogPost' },
  pages: { kind: 'page', type: 'ProsePage' },
};

type Args = CreateNodeArgs | SourceNodesArgs;

/** Creates the content's nodes: one of each data file, and a post or a page of prose of each markdown. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node } = args;
  if (node.internal.type === 'MarkdownRemark') return updateText(node, args);
  if (node.internal.type !== 'File' || node.sourceInstanceName !== 'data') return;
  await updateData(node, args);
  // It has the defaults of articles.
  if (node.name === 'blog') await updateTexts(args);
}

/** Creates posts that are due. Gatsby doesn't call `onCreateNode` again for their files, which are unchanged. */
export const sourceNodes = (args: SourceNodesArgs): Promise<void> => updateTexts(args);

async function updateTexts(args: Args): Promise<void> {
  for (const node of args.getNodesByType('MarkdownRemark')) await updateText(node, args);
}

/**
 * Creates or updates the node of a data file. While the file has a mistake, `develop` keeps the node as it was: it isn't
 * among the file's children, which Gatsby deletes after each change.
 */
async function updateData(file: Node, args: Args): Promise<void> {
  const name = String(file.name);
  if (!isDataName(name)) return;
  const { value } = await siteContent().reader.dataFile(name);
  if (!value) return;
  const type = jsonTypeName(name);
  const internal = { type, contentDigest: args.createContentDigest(value) };
  const id = args.createNodeId(type);
  args.actions.createNode({ ...value, id, parent: file.id, children: [], internal });
}

/** Creates or updates the child of markdown, in a build only if it is published. */
async function updateText(node: Node, args: Args): Promise<void> {
  const file = node.parent ? args.getNode(node.parent) : undefined;
  const text = TEXTS[String(file?.sourceInstanceName)];
  if (!file || !text) return;
  const name = path.relative(process.cwd(), String(file.absolutePath)).replaceAll('\\', '/');
  const found = await siteContent().reader.text(text.kind, name);
  const { value, slug, body, article } = found;
  if (!value) return;
  // Pages contain this id, so it can't be the markdown node's, which depends on the project's folder.
  const id = args.createNodeId(`${text.type} ${String(file.relativePath)}`);
  const status = statusOf(value, siteNow());
  if (status !== 'published' && process.env.NODE_ENV === 'production') return;
  // For the table of contents.
  const headings = article.headings.filter((heading) => heading.depth <= 3 && heading.text !== '');
  const fields = { ...value, slug, path: found.path, status, headings };
  const contentDigest = args.createContentDigest([fields, body]);
  const internal = { type: text.type, content: body, contentDigest };
  args.actions.createNode({ ...fields, id, parent: node.id, children: [], internal });
  args.actions.createParentChildLink({ parent: node, child: { id } as Node });
}

import type { CreateNodeArgs, Node } from 'gatsby';
import { fileOf, type MarkdownNode } from '../graphql';
import { isDataName, jsonTypeName } from '../model';
import { addressOf, siteContent, type TextKind } from '../read';

/** The kinds of texts in the folders that `gatsby-config.ts` names. */
const KINDS: Record<string, TextKind> = { posts: 'article', pages: 'page' };

/** Creates the node of a data file, and gives a text its address. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node } = args;
  if (node.internal.type === 'MarkdownRemark') addFields(node as MarkdownNode, args);
  if (node.internal.type === 'File' && node.sourceInstanceName === 'data')
    await updateData(node, args);
}

function addFields(node: MarkdownNode, { actions, getNode }: CreateNodeArgs) {
  const kind = KINDS[String(getNode(node.parent!)?.sourceInstanceName)];
  if (!kind) return;
  const fields = { kind, ...addressOf(kind, fileOf(node)) };
  for (const [name, value] of Object.entries(fields))
    actions.createNodeField({ node, name, value });
}

/**
 * Creates or updates the node of a data file. While the file has a mistake, `develop` keeps the node as it was: it isn't
 * among the file's children, which Gatsby deletes after each change.
 */
async function updateData(file: Node, args: CreateNodeArgs): Promise<void> {
  const name = String(file.name);
  if (!isDataName(name)) return;
  const { value } = await siteContent().reader.dataFile(name);
  if (!value) return;
  const type = jsonTypeName(name);
  const internal = { type, contentDigest: args.createContentDigest(value) };
  const id = args.createNodeId(type);
  args.actions.createNode({ ...value, id, parent: file.id, children: [], internal });
}

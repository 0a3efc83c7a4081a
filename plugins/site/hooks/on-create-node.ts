import type { CreateNodeArgs, Node } from 'gatsby';
import { keepTogether } from '../article/typography/typeset';
import { fileOf, type MarkdownNode } from '../graphql/markdown';
import { isDataName } from '../model/data-files';
import { jsonTypeName } from '../model/data-names';
import { addressOf } from '../read/frontmatter';
import { siteContent } from '../read/site-content';

/** Creates the node of a data file, and gives an article its address. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node } = args;
  if (isArticle(node)) addFields(node, args);
  if (!isData(node)) return;
  await updateData(node, args);
  // Strings in all files can name the product and the plans.
  if (node.name === 'site' || node.name === 'plans')
    for (const file of args.getNodesByType('File').filter(isData)) await updateData(file, args);
}

const isArticle = (node: Node): node is MarkdownNode => node.internal.type === 'MarkdownRemark';

const isData = ({ internal, sourceInstanceName }: Node) =>
  internal.type === 'File' && sourceInstanceName === 'data';

function addFields(node: MarkdownNode, { actions }: CreateNodeArgs) {
  for (const [name, value] of Object.entries(addressOf('article', fileOf(node))))
    actions.createNodeField({ node, name, value });
}

/** What a path or an address begins with. */
const ADDRESS = /^(?:\.{0,2}\/|#|https?:|mailto:)/;

/** A copy of data with no-break spaces in its amounts and names of nutrients, but not in paths and addresses. */
export const keepTextsTogether = <Data extends object>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_key, part) =>
    typeof part === 'string' && !ADDRESS.test(part) ? keepTogether(part) : part,
  );

/** Updates the node of a data file. While the file has a mistake, `develop` keeps the last one. */
async function updateData(file: Node, args: CreateNodeArgs): Promise<void> {
  const name = String(file.name);
  if (!isDataName(name)) return;
  const { value } = await siteContent().reader.dataFile(name);
  if (!value) return;
  const shown = keepTextsTogether(value);
  const type = jsonTypeName(name);
  const internal = { type, contentDigest: args.createContentDigest(shown) };
  const id = args.createNodeId(type);
  args.actions.createNode({ ...shown, id, parent: file.id, children: [], internal });
}

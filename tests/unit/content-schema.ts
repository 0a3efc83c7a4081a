import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { buildSchema, getDirectiveValues, graphql, isObjectType } from 'gatsby/graphql';
import blog from '../../content/data/blog.json';
import { createSchemaCustomization } from '../../plugins/gatsby-source-site-content/graphql';

type Extension = {
  name: string;
  args?: Record<string, string>;
  extend(args: object): object;
};

/** The types of Gatsby and its plugins. */
const GATSBY = `
  directive @dontInfer on OBJECT
  directive @childOf(types: [String!]!) on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID! }
  type File { publicURL: String }
`;

/** The types and field extensions that the site gives to Gatsby. */
function collectCustomization() {
  const definitions: string[] = [];
  const extensions: Extension[] = [];
  createSchemaCustomization({
    actions: {
      createTypes: (added: string[]) => definitions.push(...added),
      createFieldExtension: (added: Extension) => extensions.push(added),
    },
    cache: new Map(),
  } as unknown as CreateSchemaCustomizationArgs);
  return { definitions, extensions };
}

function declareDirective({ name, args = {} }: Extension) {
  const list = Object.entries(args).map(([arg, type]) => `${arg}: ${type}`);
  return `directive @${name}${list.length > 0 ? `(${list.join(', ')})` : ''} on FIELD_DEFINITION`;
}

/**
 * The site's schema with its field extensions applied, as Gatsby does. It is not valid on its own, because
 * Gatsby adds the fields of Node.
 */
function buildContentSchema() {
  const { definitions, extensions } = collectCustomization();
  const query = 'type Query { post: BlogPost!, site: SiteJson! }';
  const sources = [GATSBY, ...extensions.map(declareDirective), ...definitions, query];
  const schema = buildSchema(sources.join('\n'), { assumeValid: true });
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    for (const { name, extend } of extensions) {
      const args = field.astNode && getDirectiveValues(schema.getDirective(name)!, field.astNode);
      if (args) Object.assign(field, extend(args));
    }
  }
  return schema;
}

/** Runs a query on nodes by id, including parent markdown nodes; returns its data, throws its first error. */
export async function queryContent(query: string, nodes: Record<string, object>) {
  const schema = buildContentSchema();
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => nodes[id],
    findOne: async () => blog,
  };
  const contextValue = { nodeModel };
  const { data, errors } = await graphql({ schema, source: query, rootValue: nodes, contextValue });
  if (errors) throw errors[0]!;
  return data ?? {};
}

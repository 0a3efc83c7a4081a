import { z } from 'zod';
import { contentField, dataFiles, jsonTypeName } from '../schema/data-files';
import { factsAbout, unwrap } from '../schema/fields';
import { post, prosePage } from '../schema/pages';

/** The definitions of the types in the schemas, by the types' names. */
const definitions = new Map<string, string>();

/** The type of a field in GraphQL, with its directive: `String! @inApp`. */
function typeOf(field: z.ZodType): string {
  const { typeName, directive, hasDefault } = factsAbout(field);
  const inner = unwrap(field);
  if (typeName) define(typeName, inner);
  const isRequired = hasDefault || inner === field;
  return `${typeName ?? builtIn(inner)}${isRequired ? '!' : ''}${directive ? ` ${directive}` : ''}`;
}

function builtIn(schema: z.ZodType): string {
  if (schema instanceof z.ZodArray) return `[${typeOf(schema.element as z.ZodType)}]`;
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float';
  return 'String';
}

/** Defines an object or a choice, and what is in it; other types are Gatsby's. */
function define(name: string, schema: z.ZodType, head = ''): void {
  if (schema instanceof z.ZodEnum)
    definitions.set(name, `enum ${name} { ${schema.options.join(' ')} }`);
  if (schema instanceof z.ZodObject)
    definitions.set(name, `type ${name} ${head} { ${fieldsOf(schema)} }`);
}

/** The fields of an object in GraphQL. */
const fieldsOf = (object: z.ZodObject): string =>
  Object.entries(object.shape as Record<string, z.ZodType>)
    .map(([name, field]) => `${name}: ${typeOf(field)}`)
    .join('\n');

for (const [name, schema] of Object.entries(dataFiles)) {
  const interfaces = ['Node', factsAbout(schema).interfaceName].filter(Boolean).join(' & ');
  define(jsonTypeName(name), schema, `implements ${interfaces} @dontInfer`);
}

const content = Object.keys(dataFiles).map(
  (name) => `${contentField(name)}: ${jsonTypeName(name)}!`,
);

/** The types of all content. The fields of an author's files follow their schemas. */
export const typeDefinitions = [
  ...definitions.values(),
  // Fields of an interface have no directives.
  `interface AudiencePage implements Node { id: ID! ${fieldsOf(dataFiles.creators).replace(/ @\w+/g, '')} }`,
  `
  "The folder content/data, with a field for each file."
  type Content { ${content.join(' ')} }

  "An article: a markdown file of content/blog, with the specification's defaults."
  type BlogPost implements Node @dontInfer @childOf(types: ["MarkdownRemark"]) {
    "The end of the post's path, /blog/{slug}; made from the file's name."
    slug: String!
    ${fieldsOf(post)}
    "The article's body as HTML."
    content: String!
    "Its headings of the second and third level."
    headings: [ArticleHeading!]!
    "Only published posts are part of a build."
    status: PostStatus!
  }
  type ArticleHeading { depth: Int! id: String! text: String! }
  enum PostStatus { published scheduled draft }

  "A page of prose: a markdown file of content/pages."
  type ProsePage implements Node @dontInfer @childOf(types: ["MarkdownRemark"]) {
    "Its route, such as /about."
    path: String!
    ${fieldsOf(prosePage)}
    "The page's body as HTML, rendered like that of an article."
    content: String!
  }

  "The metadata of a page; only the home page has no title. Articles have their own fields."
  type PageMetadata { path: String! name: String! title: String description: String! }
`,
];

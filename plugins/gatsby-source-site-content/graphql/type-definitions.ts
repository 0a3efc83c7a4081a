import { z } from 'zod';
import { contentField, dataFiles, jsonTypeName } from '../schema/data-files';
import { factsAbout, unwrap } from '../schema/fields';
import { post } from '../schema/pages';

/** The type of a field in GraphQL, with its directive: `String! @inApp`. */
function typeOf(field: z.ZodType): string {
  const { directive, hasDefault } = factsAbout(field);
  const isRequired = hasDefault || unwrap(field) === field;
  return `${plainTypeOf(field)}${isRequired ? '!' : ''}${directive ? ` ${directive}` : ''}`;
}

function plainTypeOf(field: z.ZodType): string {
  const inner = unwrap(field);
  if (inner instanceof z.ZodArray) return `[${typeOf(inner.element as z.ZodType)}]`;
  if (inner instanceof z.ZodBoolean) return 'Boolean';
  if (inner instanceof z.ZodNumber) return inner.isInt ? 'Int' : 'Float';
  return factsAbout(field).typeName ?? 'String';
}

/** The fields of an object in GraphQL. */
const fieldsOf = (object: z.ZodObject): string =>
  Object.entries(object.shape as Record<string, z.ZodType>)
    .map(([name, field]) => `${name}: ${typeOf(field)}`)
    .join('\n');

/** The objects and choices inside a schema that become GraphQL types, by the type's name. */
function typesIn(schema: z.ZodType): Map<string, z.ZodType> {
  const inner = unwrap(schema);
  const { typeName } = factsAbout(schema);
  const isType = inner instanceof z.ZodObject || inner instanceof z.ZodEnum;
  const parts = [
    ...(inner instanceof z.ZodObject ? Object.values(inner.shape) : []),
    ...(inner instanceof z.ZodArray ? [inner.element] : []),
  ];
  return new Map([
    ...(isType && typeName ? [[typeName, inner] as const] : []),
    ...parts.flatMap((part) => [...typesIn(part as z.ZodType)]),
  ]);
}

function define(name: string, schema: z.ZodType): string {
  if (schema instanceof z.ZodEnum) return `enum ${name} { ${schema.options.join(' ')} }`;
  const interfaces = ['Node', factsAbout(schema).interfaceName].filter(Boolean).join(' & ');
  const head = files.includes(schema)
    ? `type ${name} implements ${interfaces} @dontInfer`
    : `type ${name}`;
  return `${head} {\n${fieldsOf(schema as z.ZodObject)}\n}`;
}

const files: z.ZodType[] = Object.values(dataFiles);
const types = new Map(files.flatMap((file) => [...typesIn(file)]));

const content = Object.keys(dataFiles).map(
  (name) => `${contentField(name)}: ${jsonTypeName(name)}!`,
);

/** The types of all content. The fields of an author's files follow their schemas. */
export const typeDefinitions = [
  ...[...types].map(([name, schema]) => define(name, schema)),
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
    title: String!
    headline: String!
    description: String!
    reviewed: String
    "The page's body as HTML, rendered like that of an article."
    content: String!
  }

  "The metadata of a page; only the home page has no title. Articles have their own fields."
  type PageMetadata { path: String! name: String! title: String description: String! }
`,
];

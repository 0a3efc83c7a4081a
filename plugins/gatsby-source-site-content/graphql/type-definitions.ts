import { z } from 'zod';
import { dataFiles } from '../schema/data-files';
import { factsAbout, unwrap } from '../schema/fields';
import { post } from '../schema/pages';
import { jsonTypeName } from '../json-type-name';

/** The type of a field in GraphQL, with its directives: `String! @inApp`. */
function typeOf(field: z.ZodType): string {
  const { graphql, typeName } = factsAbout(field);
  const inner = unwrap(field);
  return graphql ?? plainTypeOf(inner, typeName) + (inner === field ? '!' : '');
}

function plainTypeOf(schema: z.ZodType, typeName: string | undefined): string {
  if (schema instanceof z.ZodArray) return `[${typeOf(schema.element as z.ZodType)}]`;
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float';
  return typeName ?? 'String';
}

/** The fields of an object in GraphQL. */
const fieldsOf = (object: z.ZodObject): string =>
  Object.entries(object.shape as Record<string, z.ZodType>)
    .filter(([, field]) => !factsAbout(field).hidden)
    .map(([name, field]) => `${name}: ${typeOf(field)}`)
    .join('\n');

/** The objects and choices inside a schema that become GraphQL types, by the type's name. */
function typesIn(schema: z.ZodType): Map<string, z.ZodType> {
  const inner = unwrap(schema);
  const { typeName } = factsAbout(schema);
  const parts = [
    ...(inner instanceof z.ZodObject ? Object.values(inner.shape) : []),
    ...(inner instanceof z.ZodArray ? [inner.element] : []),
  ];
  return new Map([
    ...(typeName ? [[typeName, inner] as const] : []),
    ...parts.flatMap((part) => [...typesIn(part as z.ZodType)]),
  ]);
}

function define(name: string, schema: z.ZodType, isFile: boolean): string {
  if (schema instanceof z.ZodEnum) return `enum ${name} { ${schema.options.join(' ')} }`;
  const interfaces = ['Node', factsAbout(schema).interfaceName].filter(Boolean).join(' & ');
  const head = isFile ? `type ${name} implements ${interfaces} @dontInfer` : `type ${name}`;
  return `${head} {\n${fieldsOf(schema as z.ZodObject)}\n}`;
}

/** Declares the GraphQL types of data files, and of the objects and choices in them. */
export const defineTypes = (files: readonly z.ZodType[]): string[] =>
  [...new Map(files.flatMap((file) => [...typesIn(file)]))].map(([name, schema]) =>
    define(name, schema, files.includes(schema)),
  );

/** The field of each data file, such as `howItWorks` for `how-it-works.json`, and its type. */
export const DATA_FIELDS = Object.fromEntries(
  Object.keys(dataFiles).map((name) => [
    name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase()),
    jsonTypeName({ node: { name } }),
  ]),
);

const content = Object.entries(DATA_FIELDS).map(([field, type]) => `${field}: ${type}!`);

const TEXT = 'String!';
const FLAG = 'Boolean!';
const DAY = 'Date @dateformat';

/** The types of an article's fields that posts.ts resolves, or that have a directive. */
const POST_FIELDS: Record<string, string> = {
  title: TEXT,
  excerpt: TEXT,
  category: TEXT,
  author: TEXT,
  date: DAY,
  updated: DAY,
  readTime: TEXT,
  image: 'File @fileByRelativePath',
  imageAlt: TEXT,
  invertImageInDarkMode: FLAG,
  draft: FLAG,
};

const postFields = Object.entries(post.shape as Record<string, z.ZodType>).map(
  ([name, field]) => `${name}: ${POST_FIELDS[name] ?? typeOf(field)}`,
);

/** The types of all content. The fields of an author's files follow their schemas. */
export const typeDefinitions = [
  ...defineTypes(Object.values(dataFiles)),
  // Fields of an interface have no directives.
  `interface AudiencePage implements Node { id: ID! ${fieldsOf(dataFiles.creators).replace(/ @\w+/g, '')} }`,
  `
  "The folder content/data, with a field for each file."
  type Content { ${content.join(' ')} }

  "An article: a markdown file of content/blog, with the specification's defaults."
  type BlogPost implements Node @dontInfer @childOf(types: ["MarkdownRemark"]) {
    "The end of the post's path, /blog/{slug}; made from the file's name."
    slug: String!
    ${postFields.join('\n    ')}
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
    description: String!
    name: String!
    reviewed: String
    footer: String
    "The page's body as HTML, rendered like that of an article."
    content: String!
  }

  "The metadata of a page; only the home page has no title. Articles have their own fields."
  type PageMetadata { path: String! name: String! title: String description: String! }

  "A link to a page, with its text."
  type PageLink { path: String! label: String! }
`,
];

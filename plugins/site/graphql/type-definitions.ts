import { z } from 'zod';
import { articleFields, pageFields } from '../model/blog';
import { contentField, DATA_NAMES, dataFiles, jsonTypeName } from '../model/data-files';
import { factsAbout, unwrap } from '../model/schema';

/** Names that GraphQL allows for the values of an enum. */
const ENUM_VALUE = /^[A-Za-z]\w*$/;

/** The types of fields, by their names. */
type Fields = Record<string, string>;

const inBraces = (fields: Fields) =>
  `{ ${Object.entries(fields)
    .map(([name, type]) => `${name}: ${type}`)
    .join(' ')} }`;

/** What resolves a field (Gatsby's `createFieldExtension`; those of links are in link-fields.ts). */
function directiveOf(schema: z.ZodType): string {
  const { minimumWidth, isDay, isAppPath, isSiteLink } = factsAbout(schema);
  if (minimumWidth) return ' @fileByRelativePath';
  if (isDay) return ' @dateformat';
  if (isAppPath) return ' @appAddress';
  return isSiteLink ? ' @linkTarget' : '';
}

/** The types of all content, from its schemas. Objects are named by `id` or place: `PlansJsonBanner`. */
export function typeDefinitions(): string {
  const types = new Map<string, string>();

  /** The fields of an object. `place` begins the names of the types in it. */
  const fieldsOf = (schema: z.ZodType, place: string): Fields =>
    Object.fromEntries(
      Object.entries((unwrap(schema) as z.ZodObject).shape).map(([key, field]) => {
        const ofField = place + key.replace(/^./, (one) => one.toUpperCase());
        return [key, typeOf(field as z.ZodType, ofField)];
      }),
    );

  /** The type of a field: `String!` or `[PlanCard!]!`. */
  function typeOf(schema: z.ZodType, place: string): string {
    const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
    return nameOf(unwrap(schema), place) + (isOptional ? '' : '!') + directiveOf(schema);
  }

  function nameOf(schema: z.ZodType, place: string): string {
    const { minimumWidth, isDay } = factsAbout(schema);
    const name = schema.meta()?.id ?? place;
    if (schema instanceof z.ZodArray) return `[${typeOf(schema.element as z.ZodType, place)}]`;
    if (schema instanceof z.ZodBoolean) return 'Boolean';
    if (schema instanceof z.ZodNumber) return schema.format === 'safeint' ? 'Int' : 'Float';
    if (schema instanceof z.ZodEnum && schema.options.every((one) => ENUM_VALUE.test(`${one}`)))
      types.set(name, `enum ${name} { ${schema.options.join(' ')} }`);
    else if (schema instanceof z.ZodObject)
      types.set(name, `type ${name} ${inBraces(fieldsOf(schema, name))}`);
    else if (minimumWidth) return 'File';
    else return isDay ? 'Date' : 'String';
    return name;
  }

  const nodeType = (name: string, fields: Fields, interfaces = 'Node') =>
    types.set(name, `type ${name} implements ${interfaces} @dontInfer ${inBraces(fields)}`);

  for (const name of DATA_NAMES) {
    const type = jsonTypeName(name);
    const isAudience = dataFiles[name] === dataFiles.creators;
    nodeType(type, fieldsOf(dataFiles[name], type), isAudience ? 'Node & AudiencePage' : 'Node');
  }
  const ofAudience = fieldsOf(dataFiles.creators, 'AudiencePage');
  // Authors write one name or a list; queries return a list.
  const { author: _, ...ofArticle } = fieldsOf(articleFields(), 'Article');
  const frontmatter = { ...ofArticle, author: '[String!]!' };
  nodeType('ProsePage', {
    ...fieldsOf(pageFields, 'Page'),
    headline: 'String!',
    headings: '[MarkdownHeading!]!',
    path: 'String!',
    slug: 'String!',
  });

  const content = DATA_NAMES.map((name) => [contentField(name), `${jsonTypeName(name)}!`]);
  return `${[...types.values()].join('\n')}
    interface AudiencePage implements Node ${inBraces({ id: 'ID!', ...ofAudience })}
    type SharePicture { address: String! alt: String! drawing: JSON! }

    "The fields above an article, which has a title, a category and an author even if nobody wrote them."
    type MarkdownRemarkFrontmatter ${inBraces(frontmatter)}
    type MarkdownRemarkFields { slug: String! path: String! }
    enum PostStatus { published scheduled draft }
    "A part of a list in words, as Intl.ListFormat returns it: an element, or the literal text between elements."
    type ListPart { type: String! value: String! }

    "The folder content/data, with a field for each file."
    type Content ${inBraces(Object.fromEntries(content))}

    "The metadata of a page; only the home page has no title. Articles have their own fields."
    type PageMetadata { path: String! name: String! title: String description: String! }`;
}

/** The types of gatsby-transformer-remark that the site extends. */
export const markdownTypes = (): string => `
    "An article. Only published articles have pages in a build."
    type MarkdownRemark implements Node @dontInfer {
      frontmatter: MarkdownRemarkFrontmatter!
      fields: MarkdownRemarkFields!
      status: PostStatus!
      fileAbsolutePath: String!
      rawMarkdownBody: String!
    }
    type MarkdownHeading { depth: Int! id: String! value: String! }`;

import { z } from 'zod';
import { DATA_NAMES } from '../model/data-files';
import { contentField, jsonTypeName } from '../model/data-names';
import { kindOf } from '../model/kinds/kind';
import { isList, unwrap } from '../model/schema';
import { namedType, objectTypes, type Shape } from './object-types';

/** The types of fields, by their names. */
type Fields = Record<string, string>;

const inBraces = (fields: Fields) =>
  `{ ${Object.entries(fields)
    .map(([name, type]) => `${name}: ${type}`)
    .join(' ')} }`;

/** The type of a field with what resolves it: `String!`, `[PlanCard!]!` or `File @fileByRelativePath`. */
function typeOf(schema: z.ZodType, ofParent: string, key: string): string {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  const inner = unwrap(schema);
  const type = isList(inner)
    ? `[${typeOf(inner.element, ofParent, key)}]`
    : namedType(inner, ofParent, key);
  const { directive } = kindOf(inner);
  return [type + (isOptional ? '' : '!'), directive].filter(Boolean).join(' ');
}

/** Interfaces and fields of nodes that the schemas don't have. */
const NODES: Record<string, { interfaces?: string; fields?: Fields }> = {
  ...Object.fromEntries(DATA_NAMES.map((name) => [jsonTypeName(name), {}])),
  CreatorsJson: { interfaces: 'Node & AudiencePage' },
  ProfessionalsJson: { interfaces: 'Node & AudiencePage' },
  ProsePage: {
    fields: {
      headline: 'String!',
      headings: '[MarkdownHeading!]!',
      path: 'String!',
      slug: 'String!',
    },
  },
};

function objectDefinition(name: string, shape: Shape): string {
  const own = Object.entries(shape).map(([key, schema]) => [key, typeOf(schema, name, key)]);
  const fields: Fields = Object.fromEntries(own);
  if (name === 'AudiencePage')
    return `interface AudiencePage implements Node ${inBraces({ id: 'ID!', ...fields })}`;
  const node = NODES[name];
  if (!node) return `type ${name} ${inBraces(fields)}`;
  const { interfaces = 'Node', fields: others } = node;
  return `type ${name} implements ${interfaces} @dontInfer ${inBraces({ ...fields, ...others })}`;
}

/** The types of all content, from its schemas. */
export function typeDefinitions(): string {
  const { objects, enums } = objectTypes();
  const content = DATA_NAMES.map((name) => [contentField(name), `${jsonTypeName(name)}!`]);
  return `${[...enums].map(([name, options]) => `enum ${name} { ${options.join(' ')} }`).join('\n')}
    ${[...objects].map(([name, shape]) => objectDefinition(name, shape)).join('\n')}
    type SharePicture { address: String! alt: String! drawing: JSON! }

    type MarkdownRemarkFields { slug: String! path: String! }
    enum PostStatus { published scheduled draft }
    "A part of a list in words, as Intl.ListFormat returns it: an element, or the literal text between elements."
    type ListPart { type: String! value: String! }

    "The folder content/data, with a field for each file."
    type Content ${inBraces(Object.fromEntries(content))}

    "The gaps of the first day of /try, and how well the best dish, and the three next ones, close each of them."
    type BestPlate { gaps: [BestPlateGap!]! best: BestPlateDish! next: [BestPlateDish!]! }
    type BestPlateGap { name: String! symbol: String! }
    type BestPlateDish { shares: [Float!]! card: RecipeCard! }

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

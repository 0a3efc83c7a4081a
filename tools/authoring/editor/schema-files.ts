import type { z } from 'zod';
import { dataFiles } from '../../../plugins/gatsby-source-site-content/schema/data-files';
import { post } from '../../../plugins/gatsby-source-site-content/schema/post';
import { prosePage } from '../../../plugins/gatsby-source-site-content/schema/prose-page';
import { schemaPath } from '../../../plugins/gatsby-source-site-content/schema/schema-key';
import { toJsonSchema } from './json-schema';

const MADE_BY = 'Made by "npm run docs:writing" from plugins/gatsby-source-site-content/schema.';

const schemas: Record<string, z.ZodType> = { ...dataFiles, article: post, page: prosePage };

/** The texts of the JSON Schemas of all content files, by the paths of the schema files. */
export const writeSchemas = (): Map<string, string> =>
  new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema, ...rest } = toJsonSchema(schema);
      return [schemaPath(name), toText({ $schema, $comment: MADE_BY, ...rest })];
    }),
  );

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

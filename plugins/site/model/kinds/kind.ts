import { z } from 'zod';
import { unwrap } from '../schema';

/** Where a value is, and what it is checked against. */
export type Place = {
  /** The file with the value, relative to `root`: `content/data/faq.json`. */
  file: string;
  /** The folder that contains `content`. */
  root: string;
  /** The data files without issues, by their names. */
  data: Readonly<Record<string, unknown>>;
  /** The product, unless `site.json` has issues. */
  site?: { name: string; tagline: string };
  /** Returns a message if a link is broken. */
  findLinkIssue(url: string): string | undefined;
};

/** The control of a field in the form for authors (https://sveltiacms.app/en/docs/fields). */
export type Control = { widget: string } & Record<string, unknown>;

/**
 * What a field of the authors' files is: a text, a picture, a price. The check, GraphQL, the form and the guide read
 * these properties, and know no kind by its name.
 */
export type Kind = {
  /** What the check expects, the end of the sentence `expected …`. */
  expected: string;
  /** The type in GraphQL: the name of a scalar, or of an object or enum that several fields share. */
  type?: string;
  /** The directive that resolves the field in GraphQL (graphql/link-fields.ts and Gatsby's own). */
  directive?: string;
  /** The fragment that selects the parts of a type that isn't of this site's model, such as `File`. */
  fragment?: string;
  /** The form's control. The form itself knows those of lists and groups. */
  control: Control;
  /** Finds mistakes that the value alone doesn't show, such as a broken link: a sentence for each. */
  check?(value: unknown, place: Place): Found | Promise<Found>;
};

/** Sentences about mistakes; undefined where there is none. */
export type Found = readonly (string | undefined)[];

// Zod would compute a type of its own from that of a kind, so the registry holds any object.
const kinds = z.registry<object>();

/**
 * Declares a field.
 * @param description for authors: what the field is for, where it appears, how long it may be
 */
export function field<Schema extends z.ZodType>(
  description: string,
  kind: Kind,
  schema: Schema,
): Schema {
  const described = schema.describe(description);
  kinds.add(described, kind);
  return described;
}

/** The kind of a field. Throws for a schema that {@link field} didn't declare. */
export function kindOf(schema: z.ZodType): Kind {
  const kind = kinds.get(unwrap(schema)) as Kind | undefined;
  if (!kind) throw new Error('This schema isn’t of a kind in plugins/site/model/kinds.');
  return kind;
}

/** What authors should know about a field. */
export const descriptionOf = (schema: z.ZodType): string => unwrap(schema).description ?? '';

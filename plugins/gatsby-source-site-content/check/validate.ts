import { z } from 'zod';
import { didYouMean } from '../schema/did-you-mean';
import { metadataOf, unwrap, type FieldMetadata, type Issue, type Path } from '../schema/metadata';

/**
 * All issues of a value: wrong types, unknown keys, and rules that it breaks.
 * @param parts the parts of the value, if the caller has them already
 */
export function findIssues(
  schema: z.ZodType,
  value: unknown,
  parts: readonly Part[] = partsOf(schema, value),
): Issue[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  const types = error?.issues.flatMap((issue) => explain(schema, issue)) ?? [];
  const rules = parts.flatMap((part) => {
    const issues = part.metadata.rule?.(part.value) ?? [];
    return issues.map(({ path, message }) => ({ path: [...part.path, ...path], message }));
  });
  return [...types, ...rules];
}

function explain(schema: z.ZodType, issue: z.core.$ZodIssue): Issue[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(schema, path, key));
  if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
    return [{ path, message: message + didYouMean(issue.input, issue.values.map(String)) }];
  }
  return [{ path, message }];
}

function unknownKey(schema: z.ZodType, path: Path, key: string): Issue {
  const known = keysAt(schema, path);
  const hint = didYouMean(key, known) || `; the keys here are ${known.join(', ')}`;
  return { path: [...path, key], message: `unknown key${hint}` };
}

/** A part of a value, with the schema that describes it. */
export type Part = { schema: z.ZodType; metadata: FieldMetadata; value: unknown; path: Path };

/** Every part of a value that a schema describes. */
export const partsOf = (schema: z.ZodType, value: unknown): Part[] => [...walk(schema, value, [])];

function* walk(schema: z.ZodType, value: unknown, path: Path): Generator<Part> {
  yield { schema, metadata: metadataOf(schema), value, path };
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* walk(inner.element as z.ZodType, item, [...path, index]);
    }
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(inner.shape)) {
      yield* walk(part as z.ZodType, Reflect.get(value, key), [...path, key]);
    }
  }
}

/** The keys that an object at a path may have. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  const inner = unwrap(schema);
  const [step, ...rest] = path;
  if (inner instanceof z.ZodArray && step !== undefined)
    return keysAt(inner.element as z.ZodType, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (step === undefined) return Object.keys(inner.shape);
  const part: unknown = Reflect.get(inner.shape, step);
  return part instanceof z.ZodType ? keysAt(part, rest) : [];
}

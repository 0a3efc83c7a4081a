import { z } from 'zod';
import { innerOf, type Path } from '../schema/notes';

export type Spot = { schema: z.ZodType; value: unknown; path: Path };

/** Every part of a value that a schema knows, with the schema that describes it. */
export function* walk(schema: z.ZodType, value: unknown, path: Path = []): Generator<Spot> {
  yield { schema, value, path };
  const inner = innerOf(schema);
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
export function keysAt(schema: z.ZodType, path: Path): string[] {
  const inner = innerOf(schema);
  const [step, ...rest] = path;
  if (inner instanceof z.ZodArray && step !== undefined)
    return keysAt(inner.element as z.ZodType, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (step === undefined) return Object.keys(inner.shape);
  const part: unknown = Reflect.get(inner.shape, step);
  return part instanceof z.ZodType ? keysAt(part, rest) : [];
}

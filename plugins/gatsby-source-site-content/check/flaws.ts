import type { z } from 'zod';
import { didYouMean } from '../schema/nearest';
import { notesOf, type Flaw } from '../schema/notes';
import { keysAt, walk } from './walk';

type Issue = z.core.$ZodIssue;

/** Everything that is wrong with a value: its types, its keys, and what the rules ask. */
export function findFlaws(schema: z.ZodType, value: unknown): Flaw[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  const types = error?.issues.flatMap((issue) => explain(schema, issue)) ?? [];
  const rules = [...walk(schema, value)].flatMap((spot) => {
    const flaws = notesOf(spot.schema).rule?.(spot.value) ?? [];
    return flaws.map(({ path, message }) => ({ path: [...spot.path, ...path], message }));
  });
  return [...types, ...rules];
}

function explain(schema: z.ZodType, issue: Issue): Flaw[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(schema, path, key));
  if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
    return [{ path, message: message + didYouMean(issue.input, issue.values.map(String)) }];
  }
  return [{ path, message }];
}

function unknownKey(schema: z.ZodType, path: Flaw['path'], key: string): Flaw {
  const known = keysAt(schema, path);
  const hint = didYouMean(key, known) || `; the keys here are ${known.join(', ')}`;
  return { path: [...path, key], message: `unknown key${hint}` };
}

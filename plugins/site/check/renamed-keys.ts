import type { z } from 'zod';
import { didYouMean, quote } from '../sentences';

type Issue = z.core.$ZodIssue;
type UnknownKeys = z.core.$ZodIssueUnrecognizedKeys;

/** An unknown key that was meant as a missing one, and the sentence about both. */
export type RenamedKey = { key: string; unknown: Issue; missing: Issue; message: string };

/** Finds misspelled or renamed keys, so that the check doesn't report them as missing as well. */
export const findRenamedKeys = (issues: readonly Issue[]): RenamedKey[] =>
  issues.flatMap((unknown) => {
    if (unknown.code !== 'unrecognized_keys') return [];
    const missing = issues.filter((issue) => isMissingBeside(issue, unknown));
    return unknown.keys.flatMap((key) => {
      const renamed = findMeantKey(key, missing) ?? findOnlyKey(unknown, missing);
      return renamed ? { key, unknown, ...renamed } : [];
    });
  });

/** Whether an issue is that of a missing key of the object that has unknown keys. */
const isMissingBeside = ({ code, input, path }: Issue, unknown: UnknownKeys) =>
  code !== 'unrecognized_keys' &&
  input === undefined &&
  path.length === unknown.path.length + 1 &&
  path.slice(0, -1).join('.') === unknown.path.join('.');

/** The missing key with a name like that of an unknown one. */
function findMeantKey(key: string, missing: readonly Issue[]) {
  for (const issue of missing) {
    const hint = didYouMean(key, [nameOf(issue)]);
    if (hint !== '') return { missing: issue, message: `unknown key${hint}` };
  }
  return undefined;
}

/** The only missing key, which the only unknown one may mean. */
function findOnlyKey({ keys }: UnknownKeys, missing: readonly Issue[]) {
  const [only] = missing;
  if (!only || missing.length > 1 || keys.length > 1) return undefined;
  const name = quote(nameOf(only));
  const message = `unknown key, and ${name} is missing; rename this one, or delete it and add that`;
  return { missing: only, message };
}

const nameOf = ({ path }: Issue) => String(path.at(-1));

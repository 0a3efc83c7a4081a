import { BUDGETS, budgetFor, type Kind } from './budgets';

/** A part of what a document weighs: a file, or the document's own text. */
export type Part = { readonly name: string; readonly bytes: number };

/** What a document weighs of one kind. */
export type Weight = {
  readonly address: string;
  readonly kind: Kind;
  readonly parts: readonly Part[];
};

const NAMED = 4;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const total = (parts: readonly Part[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * One sentence that names what is over its budget, by how much, and the biggest parts of it; nothing
 * if it keeps to it.
 */
export function judge({ address, kind, parts }: Weight): string | undefined {
  const budget = budgetFor(kind, address);
  const weight = total(parts);
  if (weight <= budget) return undefined;
  const biggest = parts
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, NAMED)
    .map(({ name, bytes }) => `${name} ${kB(bytes)}`);
  const of = parts.length > 1 ? ` Biggest: ${biggest.join(', ')}.` : '';
  const over = `${address}: ${kind} ${kB(weight)}, ${kB(weight - budget)} over its ${kB(budget)}`;
  return `${over} (${BUDGETS[kind].why}).${of}`;
}

/** How much of its budget something takes, in one line. */
export const tell = ({ address, kind, parts }: Weight): string =>
  `${address}: ${kind} ${kB(total(parts))} of ${kB(budgetFor(kind, address))}`;

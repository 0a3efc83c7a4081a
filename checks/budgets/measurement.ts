import { BUDGETS, budgetFor, type Kind } from './budgets';

/** A file that a document needs, or a part of the document's own text. */
export type Part = { readonly name: string; readonly bytes: number };

/** The bytes of one kind that a document costs. */
export type Measurement = {
  readonly address: string;
  readonly kind: Kind;
  readonly parts: readonly Part[];
};

/** How many parts a message names. */
const NAMED_PARTS = 4;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Describes a measurement that is over its budget: by how much, and its biggest parts.
 * @returns undefined if it is within its budget
 */
export function describeExcess({ address, kind, parts }: Measurement): string | undefined {
  const budget = budgetFor(kind, address);
  const bytes = sumOf(parts);
  if (bytes <= budget) return undefined;
  const biggest = parts
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, NAMED_PARTS)
    .map((part) => `${part.name} ${kB(part.bytes)}`);
  const details = parts.length > 1 ? ` Biggest: ${biggest.join(', ')}.` : '';
  const over = `${address}: ${kind} ${kB(bytes)}, ${kB(bytes - budget)} over its ${kB(budget)}`;
  return `${over} (${BUDGETS[kind].why}).${details}`;
}

/** Describes a measurement with its budget, in one line. */
export const describeMeasurement = ({ address, kind, parts }: Measurement): string =>
  `${address}: ${kind} ${kB(sumOf(parts))} of ${kB(budgetFor(kind, address))}`;

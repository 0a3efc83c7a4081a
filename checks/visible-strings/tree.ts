import { parse } from '@babel/parser';

/** A part of a syntax tree, as far as it is read here (ESTree as Babel writes it). */
export type Part = { type: string; loc: { start: { line: number } } } & Record<string, unknown>;

/** A part and all parts around it, the nearest first. */
export type Place = { part: Part; around: readonly Part[] };

/** Reads a file of TypeScript with JSX. */
export const readTree = (code: string): Part =>
  parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program as unknown as Part;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** Every part of a tree, from the outside to the inside. */
export function* walk(part: Part, around: readonly Part[] = []): Generator<Place> {
  yield { part, around };
  for (const value of Object.values(part)) {
    for (const child of [value].flat()) if (isPart(child)) yield* walk(child, [part, ...around]);
  }
}

/** A part that stands at a key of another. */
export const partAt = (part: Part | undefined, key: string): Part | undefined => {
  const value = part?.[key];
  return isPart(value) ? value : undefined;
};

/** What an identifier, an attribute or a key is called. */
export function nameOf(part: Part | undefined): string {
  const name = part?.name ?? part?.value;
  return isPart(name) ? nameOf(name) : String(name ?? '');
}

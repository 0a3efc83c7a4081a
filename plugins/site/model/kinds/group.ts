import { z } from 'zod';
import { field } from './kind';

type GroupOptions = {
  /** The name of its type in GraphQL, if several fields share it. Any other is named by its place: `PlansJsonBanner`. */
  type?: string;
  /** What the check expects; an object by default. */
  expected?: string;
};

/** An object whose keys are all known. */
export const group = <Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  { type, expected = objectWith(shape) }: GroupOptions = {},
) => field(description, { expected, type, control: { widget: 'object' } }, z.strictObject(shape));

/** The most keys that a sentence can name. */
const MOST_NAMED = 4;

/** Says what an object needs, if that is short. */
function objectWith(shape: z.ZodRawShape): string {
  const needed = Object.keys(shape).filter((key) => !(shape[key] instanceof z.ZodOptional));
  if (needed.length < 2 || needed.length > MOST_NAMED) return 'an object';
  return `an object with the keys ${new Intl.ListFormat('en-GB').format(needed)}`;
}

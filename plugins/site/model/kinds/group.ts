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
  { type, expected = 'an object' }: GroupOptions = {},
) => field(description, { expected, type, control: { widget: 'object' } }, z.strictObject(shape));

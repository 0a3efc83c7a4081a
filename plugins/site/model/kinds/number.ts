import { z } from 'zod';
import { field } from './kind';

/** A number without a fraction, not below `least` or above `most`. */
export const wholeNumber = (
  description: string,
  { expected = 'a whole number', least = 0, most = Infinity } = {},
) =>
  field(
    description,
    {
      expected,
      type: 'Int',
      control: {
        widget: 'number',
        value_type: 'int',
        min: least,
        max: most < Infinity ? most : undefined,
      },
    },
    z.int().min(least).max(most),
  );

/** An amount above zero, or zero. */
export const amount = (description: string) =>
  decimal(description, z.number().min(0), 'a number, not below 0');

/** A number with a fraction, such as a weight. */
export const decimal = <Schema extends z.ZodNumber>(
  description: string,
  schema: Schema,
  expected: string,
) =>
  field(
    description,
    { expected, type: 'Float', control: { widget: 'number', value_type: 'float' } },
    schema,
  );

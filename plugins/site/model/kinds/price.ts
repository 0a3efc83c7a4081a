import { z } from 'zod';
import { field } from './kind';
import { pattern } from './text';

/** A price in the currency of its file. */
export const price = (description: string) =>
  field(
    description,
    {
      expected: 'a price such as 5 or 4.99',
      type: 'Float',
      control: { widget: 'number', value_type: 'float' },
    },
    z.number().min(0).multipleOf(0.01),
  );

/** The code of a currency (ISO 4217). */
export const CURRENCY = /^[A-Z]{3}$/;

export const currency = (description: string) =>
  pattern(description, CURRENCY, 'the code of a currency such as USD');

import { z } from 'zod';
import { expectedButFound } from '../../sentences';
import { field } from './kind';

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

const CURRENCIES: readonly unknown[] = Intl.supportedValuesOf('currency');

/** Whether a value is the code of a currency in use (ISO 4217), whose digits and sign `Intl` knows. */
export const isCurrency = (code: unknown): code is string => CURRENCIES.includes(code);

export function currency(description: string) {
  const expected = 'the code of a currency in use, such as USD';
  const code = z
    .string()
    .regex(/^[A-Z]{3}$/, { abort: true })
    .refine(isCurrency, { error: ({ input }) => expectedButFound(expected, input) });
  const control = { widget: 'string', pattern: ['^[A-Z]{3}$', `Expected ${expected}.`] };
  return field(description, { expected, control }, code);
}

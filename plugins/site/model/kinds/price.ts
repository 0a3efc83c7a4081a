import { z } from 'zod';
import { decimal } from './number';
import { pattern } from './text';

/** A price in the currency of its file. */
export const price = (description: string) =>
  decimal(description, z.number().min(0).multipleOf(0.01), 'a price such as 5 or 4.99');

/** The code of a currency (ISO 4217). */
export const CURRENCY = /^[A-Z]{3}$/;

export const currency = (description: string) =>
  pattern(description, CURRENCY, 'the code of a currency such as USD');

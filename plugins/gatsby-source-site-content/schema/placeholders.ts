import type { z } from 'zod';
import { withMetadata } from './metadata';

/** Domains that nobody can own (RFC 2606), and profiles of the form `@evenplate_example`. */
const RESERVED =
  /[.@](?:example|test|invalid|localhost)(?=[/:\s"'`)\]<>]|\.?$)|\bexample\.(?:com|net|org)\b|_example\b/i;

/** Whether a text contains such a reserved address, which can only be a placeholder. */
export const hasReservedAddress = (value: unknown): boolean =>
  typeof value === 'string' && RESERVED.test(value);

/**
 * Marks a field whose address has to be replaced before the site is launched (`npm run check:launch`).
 * @param put the noun phrase that tells what to put there
 */
export const replaceable = <Schema extends z.ZodType>(schema: Schema, put: string): Schema =>
  withMetadata(schema, { launch: { isPlaceholder: hasReservedAddress, put } });

/** Marks a field that needs an address outside this site, because the site has no such page. */
export const elsewhere = <Schema extends z.ZodType>(schema: Schema, put: string): Schema =>
  withMetadata(schema, {
    launch: {
      isPlaceholder: (value) =>
        hasReservedAddress(value) || (typeof value === 'string' && value.startsWith('/')),
      put,
    },
  });

/** Marks a field that may be left out, but not when the site is launched. */
export const neededAtLaunch = <Schema extends z.ZodType>(schema: Schema, put: string): Schema =>
  withMetadata(schema, {
    launch: {
      isPlaceholder: (value) => typeof value !== 'string' || value.trim() === '',
      put,
    },
  });

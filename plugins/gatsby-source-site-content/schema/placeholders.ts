import type { z } from 'zod';
import { withMetadata } from './metadata';

/** Domains that nobody can own (RFC 2606), and profiles named after them: `@evenplate_example`. */
const RESERVED =
  /[.@](?:example|test|invalid|localhost)(?=[/:\s"'`)\]<>]|\.?$)|\bexample\.(?:com|net|org)\b|_example\b/i;

/** Whether a text contains an address that can't be real. */
export const hasReservedAddress = (value: unknown): boolean =>
  typeof value === 'string' && RESERVED.test(value);

/**
 * Marks a field whose address has to be replaced before the site is launched (`npm run check:launch`).
 * @param put what to put there
 */
export const replaceable = <Schema extends z.ZodType>(schema: Schema, put: string): Schema =>
  withMetadata(schema, { launch: { isPlaceholder: hasReservedAddress, put } });

/** Marks a field that has to lead away from this site, which has no page for it. */
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

/**
 * The key under which an entry of the form carries the text of its file. Sveltia CMS keeps keys that it doesn't know, so
 * what the form saves can be compared with what it has read.
 */
export const FILE = '__file';

/** What Sveltia CMS gets from a file, and gives back to be saved. */
export type Entry = Record<string, unknown>;

export const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field holds nothing. The form adds empty fields to an entry that lacks them. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** An error whose message Sveltia CMS shows in a dialog, with the form still open. It shows no other error's message. */
export const refusal = (message: string): Error =>
  new Error('saving_failed', { cause: new Error(message) });

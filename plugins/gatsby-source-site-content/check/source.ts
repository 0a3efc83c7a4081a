import type { Path } from '../schema/notes';

/** A file that was read: what it says and on which line, or why it can't be read. */
export type Source =
  | { value: unknown; lineOf(path: Path): number | undefined }
  | { broken: { line: number; message: string } };

/** The line on which an offset of a text stands, the first being 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

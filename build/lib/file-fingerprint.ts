import { statSync } from 'node:fs';

/** Says which version of a file this is without reading it: its size, and the time of its last change. */
export function fileFingerprint(place: string): string {
  const { size, mtimeMs } = statSync(place);
  return `${size}-${mtimeMs}`;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../links/list-files';
import { hashOf } from './sources';

/** What has been worked out before, by a key that everything it hangs on goes into. */
export type Memory = {
  /** What is known for a key; otherwise what is made now, which must survive JSON. */
  recall<Value>(key: string, make: () => Value): Value;
  /** Keeps what was asked for this time and forgets the rest. */
  save(): void;
};

/** A memory that knows nothing and keeps nothing. */
export const noMemory: Memory = { recall: (_key, make) => make(), save: () => undefined };

/**
 * Opens the memory of a kind of work in a file.
 * @param makers the hash of what does the work, see {@link hashMakers}: another one knows nothing
 */
export function openMemory(file: string, makers: string): Memory {
  const before = read(file, makers);
  const now: Record<string, unknown> = {};
  return {
    recall<Value>(key: string, make: () => Value) {
      now[key] ??= before[key] ?? make();
      return now[key] as Value;
    },
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ makers, entries: now }));
    },
  };
}

/** The hash of what does a kind of work: the code in some folders, and the packages that are installed. */
export const hashMakers = (root: string, ...folders: string[]): string =>
  hashOf(
    ['package-lock.json', ...folders.flatMap((folder) => listFiles(root, folder))]
      .filter((file) => existsSync(path.join(root, file)))
      .map((file) => `${file} ${hashOf(readFileSync(path.join(root, file)))}`)
      .concat(process.version)
      .join('\n'),
  );

function read(file: string, makers: string): Record<string, unknown> {
  try {
    const known = JSON.parse(readFileSync(file, 'utf8'));
    return known.makers === makers ? known.entries : {};
  } catch {
    // There is none yet, or a build was killed while it wrote this one.
    return {};
  }
}

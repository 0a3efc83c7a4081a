import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';
import { writeFileAtomically } from './write-file-atomically';

/** Results of earlier builds. A key holds everything that a result depends on, besides the code. */
export type Cache = {
  /** Returns the stored value of a key, or computes it now. Values must survive JSON. */
  getOrCompute<Value>(key: string, compute: () => Value): Value;
  /** Stores the values that this build used, and drops the others. */
  save(): void;
};

/** A cache that stores nothing. */
export const noCache: Cache = { getOrCompute: (_key, compute) => compute(), save: () => undefined };

/**
 * Opens a cache of JSON values in one file.
 * @param inputHash the hash of the code that computes the values, see `inputHash` in hash.ts. A file
 *   that was saved with another hash is ignored
 */
export function openCache(file: string, inputHash: string): Cache {
  const before = readEntries(file, inputHash);
  const now = new Map<string, unknown>();
  const copies = new Map<string, unknown>();
  return {
    getOrCompute<Value>(key: string, compute: () => Value) {
      if (!now.has(key)) {
        now.set(key, before.has(key) ? before.get(key) : copyOf(compute(), copies));
      }
      return now.get(key) as Value;
    },
    save: () => writeEntries(file, inputHash, now),
  };
}

/** Copies a value, because a substring keeps its whole text in memory. Equal values share one copy. */
function copyOf(value: unknown, copies: Map<string, unknown>): unknown {
  const text = JSON.stringify(value);
  const hash = hashOf(text);
  if (!copies.has(hash)) copies.set(hash, JSON.parse(text));
  return copies.get(hash);
}

type Stored = { inputHash: string; keys: Record<string, number>; values: unknown[] };

/**
 * Reads what {@link writeEntries} wrote with the same input hash.
 * @returns nothing if there is no such file, or if it is damaged
 */
export function readEntries<Value>(file: string, inputHash: string): Map<string, Value> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    if (stored.inputHash !== inputHash) return new Map();
    const entries = Object.entries(stored.keys);
    return new Map(entries.map(([key, index]) => [key, stored.values[index] as Value]));
  } catch {
    return new Map();
  }
}

/** Writes values by their keys, as JSON. Equal values are written once; a key maps to a value's index. */
export function writeEntries(
  file: string,
  inputHash: string,
  entries: ReadonlyMap<string, unknown>,
): void {
  const indexes = new Map<string, number>();
  // A value with many keys is serialized only once.
  const known = new Map<unknown, number>();
  const indexOf = (value: unknown): number => {
    const text = JSON.stringify(value);
    const index = indexes.get(text) ?? indexes.size;
    indexes.set(text, index);
    known.set(value, index);
    return index;
  };
  const keys = Object.fromEntries(
    Array.from(entries, ([key, value]) => [key, known.get(value) ?? indexOf(value)]),
  );
  const start = JSON.stringify({ inputHash, keys }).slice(0, -1);
  writeFileAtomically(file, `${start},"values":[${[...indexes.keys()].join(',')}]}`);
}

/** Files of earlier builds. A name holds everything that the file's bytes depend on. */
export type FileCache = {
  has(name: string): boolean;
  /** Returns the bytes of a stored file, or computes and stores them. */
  getOrCompute(name: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Deletes all files but these. */
  retain(names: Iterable<string>): void;
};

/** Opens a cache of files in a folder, which is created if it is missing. */
export function openFileCache(folder: string): FileCache {
  mkdirSync(folder, { recursive: true });
  const stored = new Set(readdirSync(folder));
  return {
    has: (name) => stored.has(name),
    async getOrCompute(name, compute) {
      const file = path.join(folder, name);
      if (stored.has(name)) return readFileSync(file);
      const bytes = await compute();
      writeFileAtomically(file, bytes);
      stored.add(name);
      return bytes;
    },
    retain(names) {
      const retained = new Set(names);
      for (const name of stored) {
        if (retained.has(name)) continue;
        rmSync(path.join(folder, name), { recursive: true });
        stored.delete(name);
      }
    },
  };
}

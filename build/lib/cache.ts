import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';
import { hashOf } from './hash';

/** What has been worked out before, by a key that everything it hangs on goes into. */
export type Cache = {
  /** What is known for a key; otherwise what is made now, which must survive JSON. */
  getOrCompute<Value>(key: string, make: () => Value): Value;
  /** Keeps what was asked for this time and forgets the rest. */
  save(): void;
};

/** A cache that knows nothing and keeps nothing. */
export const noCache: Cache = { getOrCompute: (_key, make) => make(), save: () => undefined };

/**
 * Opens the cache of a kind of work in a file. Values that are the same are kept once.
 * @param makers the hash of what does the work, see {@link inputHash}: another one knows nothing
 */
export function openCache(file: string, makers: string): Cache {
  const before = read(file, makers);
  const now = new Map<string, unknown>();
  const shared = new Map<string, unknown>();
  return {
    getOrCompute<Value>(key: string, make: () => Value) {
      if (!now.has(key)) now.set(key, before.has(key) ? before.get(key) : share(make(), shared));
      return now.get(key) as Value;
    },
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, format(makers, now));
    },
  };
}

/**
 * The hash of what does a kind of work: the code in some paths without its tests, the packages that
 * are installed, and Node.
 */
export const inputHash = (root: string, ...paths: string[]): string =>
  hashOf(
    ['package-lock.json', ...paths.flatMap((place) => filesAt(root, place))]
      .filter((file) => !TEST.test(file) && existsSync(path.join(root, file)))
      .map((file) => `${file} ${hashOf(readFileSync(path.join(root, file)))}`)
      .concat(process.version)
      .join('\n'),
  );

const TEST = /\.test\.tsx?$/;

const filesAt = (root: string, place: string): string[] =>
  path.extname(place) ? [place] : listFiles(root, place);

/** A copy, which keeps no text alive that the value was cut out of; one for all that are the same. */
function share(value: unknown, shared: Map<string, unknown>): unknown {
  const text = JSON.stringify(value);
  const hash = hashOf(text);
  if (!shared.has(hash)) shared.set(hash, JSON.parse(text));
  return shared.get(hash);
}

/** Each different value stands in a list, and the keys have its place there. */
function format(makers: string, entries: ReadonlyMap<string, unknown>): string {
  const paths = new Map<string, number>();
  const placeOf = once((value) => {
    const text = JSON.stringify(value);
    if (!paths.has(text)) paths.set(text, paths.size);
    return paths.get(text)!;
  });
  const keys = Object.fromEntries(Array.from(entries, ([key, value]) => [key, placeOf(value)]));
  const values = [...paths.keys()].join(',');
  return `{"makers":${JSON.stringify(makers)},"keys":${JSON.stringify(keys)},"values":[${values}]}`;
}

/** Writes many values as text only once each. */
function once(work: (value: unknown) => number): (value: unknown) => number {
  const done = new Map<unknown, number>();
  return (value) => {
    if (!done.has(value)) done.set(value, work(value));
    return done.get(value)!;
  };
}

function read(file: string, makers: string): Map<string, unknown> {
  try {
    const known = JSON.parse(readFileSync(file, 'utf8'));
    if (known.makers !== makers) return new Map();
    const keys = Object.entries<number>(known.keys);
    return new Map(keys.map(([key, place]) => [key, known.values[place]]));
  } catch {
    // There is none yet, or a build was killed while it wrote this one.
    return new Map();
  }
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkOrCopy } from '../lib/link-or-copy';
import { MANIFEST, parseManifest, type Manifest } from '../lib/manifest';
import type { BuildPaths } from './paths';
import { hashOf } from '../lib/hash';
import { fileFingerprint } from '../lib/file-fingerprint';

/** The bundle that is being made. What it has in common with the one in service is that one's file. */
export type NextBundle = {
  folder: string;
  /** The hashes of the files that were taken. */
  taken: Manifest;
  /**
   * Takes a file of the bundle in service, if it was made from the same and nobody has touched it since.
   * @param from what the file hangs on besides the code: all of it
   * @returns whether it is there; if not, it has to be made
   */
  take(file: string, from: string): boolean;
  /** Where to write a file that can't be taken. Nothing is there, so no file in service is written to. */
  make(file: string, from: string): string;
  /** Writes a text; one that the bundle in service has, too, keeps its time. */
  write(file: string, text: string, from?: string): void;
  /** Keeps for the next build what each file was made from. */
  save(): void;
};

type Record = { makers: string; files: { [file: string]: { from: string; stamp: string } } };

/**
 * Begins a bundle beside the one in service.
 * @param makers the hash of what makes the files: of another one's nothing is taken
 */
export function openNextBundle(
  paths: Pick<BuildPaths, 'next' | 'bundle' | 'info' | 'record'>,
  makers: string,
): NextBundle {
  const { next: folder, bundle, info } = paths;
  const before = readRecord(paths.record, makers);
  const hashes = readHashes(info);
  const madeFrom = new Map<string, string>();
  const taken = new Map<string, string>();
  const folders = new Set<string>();

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return { folder, taken, take, make, write, save };

  function placeFor(file: string): string {
    const place = path.join(folder, file);
    const parent = path.dirname(place);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return place;
  }

  function take(file: string, from: string): boolean {
    const known = before[file];
    const hash = hashes.get(file);
    const place = path.join(bundle, file);
    if (!known || !hash || known.from !== digestOf(from)) return false;
    if (!existsSync(place) || fileFingerprint(place) !== known.stamp) return false;
    linkOrCopy(place, placeFor(file));
    madeFrom.set(file, known.from);
    taken.set(file, hash);
    return true;
  }

  function make(file: string, from: string): string {
    const place = placeFor(file);
    rmSync(place, { force: true });
    madeFrom.set(file, digestOf(from));
    return place;
  }

  function write(file: string, text: string, from = text): void {
    const place = make(file, from);
    const old = path.join(bundle, file);
    if (existsSync(old) && readFileSync(old, 'utf8') === text) linkOrCopy(old, place);
    else writeFileSync(place, text);
  }

  function save(): void {
    const files = [...madeFrom].map(
      ([file, from]) => [file, { from, stamp: fileFingerprint(path.join(folder, file)) }] as const,
    );
    const record: Record = { makers, files: Object.fromEntries(files) };
    writeFileSync(paths.record, JSON.stringify(record));
  }
}

/** Long enough to tell two versions of a file apart. */
const DIGEST_LENGTH = 20;
const digestOf = (from: string) => hashOf(from).slice(0, DIGEST_LENGTH);

function readRecord(file: string, makers: string): Record['files'] {
  const record = attempt(() => JSON.parse(readFileSync(file, 'utf8')) as Record);
  return record?.makers === makers ? record.files : {};
}

const readHashes = (info: string): Manifest =>
  attempt(() => parseManifest(readFileSync(path.join(info, MANIFEST), 'utf8'))) ?? new Map();

/** Reads what an earlier build has left. If there is none or half of it, nothing of that build is taken. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEntries, writeEntries } from '../lib/cache';
import { fileFingerprint, hashOf } from '../lib/hash';
import { linkOrCopy } from '../lib/link-or-copy';
import { MANIFEST, parseManifest, type Manifest } from '../lib/manifest';
import type { BuildPaths } from './paths';

/**
 * The new bundle, until it replaces the one in service. A file that hasn't changed is a hard link to
 * the one in service. The `source` of a file is a text with everything that its bytes depend on,
 * besides the code.
 */
export type StagedBundle = {
  folder: string;
  /** The hashes of the files that were reused. */
  reused: Manifest;
  /**
   * Reuses a file of the bundle in service, if it was made from the same source and is unchanged.
   * @returns whether the file could be reused; if not, the caller has to create it
   */
  reuse(file: string, source: string): boolean;
  /** Returns the path to write a file to. Nothing is there, so no file in service is overwritten. */
  create(file: string, source: string): string;
  /** Writes a text. If the bundle in service has the same, the file keeps its time. */
  write(file: string, text: string, source?: string): void;
  /** Stores for the next build what each file was made from. */
  save(): void;
};

/** What the bundle in service was made from: the hash of the source, and the file's fingerprint. */
type Origin = { sourceHash: string; fingerprint: string };

/**
 * Begins a new bundle beside the one in service.
 * @param inputHash the hash of the code that makes bundles: files made by other code are not reused
 */
export function openStagedBundle(
  paths: Pick<BuildPaths, 'staging' | 'bundle' | 'info' | 'bundleSources'>,
  inputHash: string,
): StagedBundle {
  const { staging: folder, bundle, info } = paths;
  const origins = readEntries<Origin>(paths.bundleSources, inputHash);
  const hashes = readHashes(info);
  const sourceHashes = new Map<string, string>();
  const reused = new Map<string, string>();
  const folders = new Set<string>();

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return { folder, reused, reuse, create, write, save };

  function pathOf(file: string): string {
    const place = path.join(folder, file);
    const parent = path.dirname(place);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return place;
  }

  function reuse(file: string, source: string): boolean {
    const origin = origins.get(file);
    const hash = hashes.get(file);
    const inService = path.join(bundle, file);
    if (!origin || !hash || origin.sourceHash !== shortHashOf(source)) return false;
    if (!existsSync(inService) || fileFingerprint(inService) !== origin.fingerprint) return false;
    linkOrCopy(inService, pathOf(file));
    sourceHashes.set(file, origin.sourceHash);
    reused.set(file, hash);
    return true;
  }

  function create(file: string, source: string): string {
    const place = pathOf(file);
    rmSync(place, { force: true });
    sourceHashes.set(file, shortHashOf(source));
    return place;
  }

  function write(file: string, text: string, source = text): void {
    const place = create(file, source);
    const inService = path.join(bundle, file);
    if (existsSync(inService) && readFileSync(inService, 'utf8') === text) {
      linkOrCopy(inService, place);
    } else writeFileSync(place, text);
  }

  function save(): void {
    const originOf = (file: string, sourceHash: string): Origin => ({
      sourceHash,
      fingerprint: fileFingerprint(path.join(folder, file)),
    });
    const entries = Array.from(
      sourceHashes,
      ([file, hash]) => [file, originOf(file, hash)] as const,
    );
    writeEntries(paths.bundleSources, inputHash, new Map(entries));
  }
}

/** Long enough to tell two sources of a file apart. */
const SHORT_HASH_LENGTH = 20;
const shortHashOf = (source: string) => hashOf(source).slice(0, SHORT_HASH_LENGTH);

/** Without a readable manifest nothing is known of the files in service, so none is reused. */
function readHashes(info: string): Manifest {
  try {
    return parseManifest(readFileSync(path.join(info, MANIFEST), 'utf8'));
  } catch {
    return new Map();
  }
}

import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { listFiles } from '../links/list-files';
import { findLeaks, machinePaths } from './leaks';
import { chooseShipped } from './shipped';

/**
 * Makes a fresh bundle of what ships of Gatsby's `public`. A file keeps its time, which is that of its
 * last change, so that hosts go on answering "not modified" for what an earlier build made.
 */
export function assemble(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const read = (file: string) => readFileSync(path.join(from, file), 'utf8');
  const files = chooseShipped(listFiles(from), read);
  for (const folder of new Set(files.map((file) => path.dirname(file)))) {
    mkdirSync(path.join(to, folder), { recursive: true });
  }
  for (const file of files) copyWithTime(path.join(from, file), path.join(to, file));
}

/** The files of a bundle that hold paths of the machine it was built on: each in a sentence. */
export function tellLeaks(bundle: string, root: string): string[] {
  const paths = machinePaths(root, readdirSync(root));
  return listFiles(bundle).flatMap((file) =>
    findLeaks(readFileSync(path.join(bundle, file)), paths).map(
      (place) => `${file} holds ${place}, which is a path of this machine.`,
    ),
  );
}

function copyWithTime(from: string, to: string): void {
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileFingerprint } from '../../build/lib/file-fingerprint';
import { listFiles } from '../../build/lib/list-files';

/** The built site: its files by their paths, which begin with a slash. */
export type Bundle = {
  files: ReadonlySet<string>;
  read(file: string): string;
  /** Which version of a file it is. */
  versionOf(file: string): string;
  /** The file that a host answers a path with, as it does with `/pricing` and `pricing.html`. */
  fileAt(pathname: string): string | undefined;
};

/** Opens the folder of a built site. */
export function openBundle(folder: string): Bundle {
  const files = new Set(listFiles(folder).map((file) => `/${file}`));
  return {
    files,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    versionOf: (file) => fileFingerprint(path.join(folder, file)),
    fileAt: (pathname) => {
      const bare = pathname.replace(/\/+$/, '');
      return [pathname, `${bare}.html`, `${bare}/index.html`].find((file) => files.has(file));
    },
  };
}

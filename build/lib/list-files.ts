import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder, at any depth, in a stable order.
 * @returns paths from `root`, with slashes on every system; none if there is no such folder
 */
export function listFiles(root: string, folder = ''): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  const prefix = folder === '' ? '' : path.join(folder, '/').split(path.sep).join('/');
  return filesBelow(start, prefix).toSorted();
}

/** Only a symbolic link needs `stat`; the folder's listing has the type of everything else. */
function filesBelow(folder: string, prefix: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    const kind = entry.isSymbolicLink() ? statSync(place) : entry;
    if (kind.isDirectory()) return filesBelow(place, `${prefix}${entry.name}/`);
    return kind.isFile() ? [prefix + entry.name] : [];
  });
}

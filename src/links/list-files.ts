import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder, at any depth, in a stable order.
 * @returns paths from `root`, with slashes on every system; none where there is no such folder
 */
export function listFiles(root: string, folder = ''): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(path.join(root, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .toSorted();
}

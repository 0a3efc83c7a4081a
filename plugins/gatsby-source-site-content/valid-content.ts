import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

const CONTENT = 'content';
const VALID_CONTENT = '.build/valid-content';

/**
 * The folder from which Gatsby reads the content. `gatsby develop` reads a copy that changes only while
 * the content is valid. An invalid value would make queries fail, and their error would hide the message
 * that says what is wrong with the content.
 */
export const contentFolder = (): string =>
  process.env.gatsby_executing_command === 'develop' ? VALID_CONTENT : CONTENT;

/** Updates the copy that `gatsby develop` reads: copies changed files and deletes those that no longer exist. */
export function copyValidContent(root: string): void {
  const [from, to] = [path.join(root, CONTENT), path.join(root, VALID_CONTENT)];
  mkdirSync(to, { recursive: true });
  const files = listFiles(from);
  for (const file of listFiles(to)) {
    if (!files.has(file)) rmSync(path.join(to, file));
  }
  for (const file of files) copyIfChanged(path.join(from, file), path.join(to, file));
}

const listFiles = (folder: string): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      statSync(path.join(folder, file)).isFile(),
    ),
  );

function copyIfChanged(source: string, target: string): void {
  const { mtime, size } = statSync(source);
  const before = existsSync(target) ? statSync(target) : undefined;
  if (before?.mtime.getTime() === mtime.getTime() && before.size === size) return;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
  utimesSync(target, mtime, mtime);
}

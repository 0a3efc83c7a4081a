import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a build reads besides the content. */
const PARTS =
  /^(src|plugins|static|deploy|gatsby-.*\.tsx?|package.*\.json|tsconfig\.json|\.gitignore|\.parcelrc)$/;

/**
 * Puts the site with the tests' content into a folder, as it is now. What a build has left there is kept, so that the
 * next one is quick.
 */
export function copySite(folder) {
  mkdirSync(folder, { recursive: true });
  const put = (from, to) => {
    const copy = join(folder, to);
    // With their times, so that an unchanged file isn’t compiled again.
    cpSync(from, copy, { recursive: true, preserveTimestamps: true });
    if (!statSync(copy).isDirectory()) return;
    for (const name of readdirSync(copy, { recursive: true }))
      if (!existsSync(join(from, name))) rmSync(join(copy, name), { recursive: true, force: true });
  };
  for (const name of readdirSync('.')) if (PARTS.test(name)) put(name, name);
  put('tests/content', 'content');
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(resolve('node_modules'), packages, 'junction');
}

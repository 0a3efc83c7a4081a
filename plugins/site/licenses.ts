import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that visitors get in other files than scripts: fonts, icons and the base of the styles. */
const IN_OTHER_FILES = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  '@lucide/icons',
  'tailwindcss',
].map((name) => `node_modules/${name}`);

/** Joins the licenses of all packages that visitors get. Each license asks to be distributed with its package. */
export function licenses(scriptSources: readonly string[]): string {
  const inScripts = scriptSources.flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  const folders = [...new Set([...inScripts, ...IN_OTHER_FILES])].toSorted();
  return folders
    .map((folder) => {
      const license = readdirSync(folder).find((name) => /^licen[sc]e/i.test(name));
      if (!license) throw new Error(`${folder} has no license file.`);
      const name = folder.replace(/^.*node_modules\//, '');
      return `# ${name}\n\n${readFileSync(path.join(folder, license), 'utf8').trim()}\n`;
    })
    .join('\n');
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that visitors get in other files than scripts: fonts, icons and the base of the styles. */
const IN_OTHER_FILES = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  '@lucide/icons',
  'tailwindcss',
];

/** Joins the licenses of all packages that visitors get. Each license must be distributed with its package. */
export function licenses(scriptSources: readonly string[]): string {
  const inScripts = scriptSources.flatMap(
    (file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  );
  return [...new Set([...inScripts, ...IN_OTHER_FILES])]
    .toSorted()
    .map((name) => {
      const folder = path.join('node_modules', name);
      const license = readdirSync(folder).find((file) => /^licen[sc]e/i.test(file));
      if (!license) throw new Error(`${name} has no license file.`);
      return `# ${name}\n\n${readFileSync(path.join(folder, license), 'utf8').trim()}\n`;
    })
    .join('\n');
}

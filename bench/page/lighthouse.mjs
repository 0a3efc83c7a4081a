import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../../tools/project-folder.mjs';
import { serve } from './serve.mjs';
import { look } from './visit.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Chromium's flags for the system's theme. */
const THEMES = {
  light: '--blink-settings=preferredColorScheme=1',
  dark: '--blink-settings=preferredColorScheme=0',
};

const { positionals } = parseArgs({ allowPositionals: true });
const folder = path.join(projectFolder, 'public');
const server = await serve(folder);
const found = positionals.length > 0 ? positionals : addressesOf(folder);
let failed = 0;

for (const address of found) {
  for (const [theme, flag] of Object.entries(THEMES)) {
    const problems = problemsOf(
      await look(server.origin + address, { flags: [flag], categories: CATEGORIES }),
    );
    failed += problems.length;
    console.log(`${address}, ${theme}: ${problems.join('; ') || '100 in every category'}`);
  }
}
process.exit(failed > 0 ? 1 : 0);

/** The addresses of all documents but the 404 page, which is `noindex`. */
function addressesOf(root) {
  return (
    readdirSync(root, { recursive: true })
      .filter((file) => file.endsWith('.html') && file !== '404.html')
      // `page-data/404.html` is a folder.
      .filter((file) => statSync(path.join(root, file)).isFile())
      .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
      .toSorted()
  );
}

/** The categories below 100, each with the audits that took points from it. */
function problemsOf({ categories, audits }) {
  return Object.values(categories)
    .filter(({ score }) => score < 1)
    .map(({ title, score, auditRefs }) => {
      const at = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score < 1);
      const names = at.map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim());
      return `${title} ${Math.round(score * 100)}: ${names.join(', ')}`;
    });
}

// Copies into this folder what the peer shares with the site: sources, page data, pictures and icons.
// BENCH_PROJECT names the project, whose `public/` must be built.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const project = process.env.BENCH_PROJECT;
if (!project || !existsSync(path.join(project, 'public/page-data'))) {
  throw new Error('Set BENCH_PROJECT to the project’s folder, and build the project first.');
}

for (const folder of ['site', 'public']) rmSync(folder, { recursive: true, force: true });

const isCode = (file) => !/\.test\.tsx?$/.test(file);
cpSync(path.join(project, 'src'), 'site/src', { recursive: true, filter: isCode });
cpSync(path.join(project, 'content/data'), 'site/content/data', { recursive: true });
cpSync(path.join(project, 'public/page-data'), 'site/page-data', { recursive: true });

const PICTURES = /\.(?:avif|webp|jpe?g|png|svg|ico|webmanifest)$/;
mkdirSync('public');
for (const file of readdirSync(path.join(project, 'public'), { recursive: true })) {
  if (PICTURES.test(file)) cpSync(path.join(project, 'public', file), path.join('public', file));
}

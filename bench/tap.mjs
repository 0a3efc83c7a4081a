#!/usr/bin/env node
// npm run bench:tap: how soon each control answers the first tap on a cheap phone. See bench/README.md.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../tools/project-folder.mjs';

if (existsSync(path.join(projectFolder, 'public/index.html'))) await import('./tap/main.mjs');
else {
  console.error('There is no built site in public/ yet: run "npm run build" first.');
  process.exitCode = 1;
}

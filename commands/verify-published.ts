// Compares what a host serves with a build of this commit, byte by byte:
//   npm run verify:published -- https://www.evenplate.example [--no-build]
// With --no-build it compares with public/ and bundle-info/ as they are, such as a downloaded artifact.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPermanentRedirects } from '../build/hosting/redirects-file';
import { MANIFEST, parseManifest } from '../build/lib/manifest';
import { BUNDLE, INFO } from '../build/workspace/paths';
import { verifyPublished } from '../tools/published/verify-published';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false } },
});
const [origin = ''] = positionals;

if (!URL.canParse(origin)) {
  stop('Say which site to verify: npm run verify:published -- https://www.evenplate.example');
} else if (!values['no-build'] && !build()) {
  stop('The build failed, so there is nothing to compare with.');
} else {
  await verify();
}

function build(): boolean {
  const shell = process.platform === 'win32';
  return spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell }).status === 0;
}

async function verify(): Promise<void> {
  const manifest = parseManifest(readFileSync(path.join(INFO, MANIFEST), 'utf8'));
  const redirects = readPermanentRedirects(readFileSync(path.join(BUNDLE, '_redirects'), 'utf8'));
  const { differences, compared } = await verifyPublished(origin, manifest, redirects);
  if (differences.length === 0) {
    console.log(`${origin} serves this bundle: ${compared} answers are the same, byte by byte.`);
    return;
  }
  console.error(differences.join('\n'));
  stop(
    `${differences.length} of ${compared} answers differ. Was it built from this commit, with the same SITE_NOW, GATSBY_SITE_URL and GATSBY_APP_URL?`,
  );
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

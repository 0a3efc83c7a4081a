#!/usr/bin/env bash
# esbuild 0.28.2
# Guess: stop() ends every process that esbuild has started.
# Behavior: it ends the one of build(). buildSync() keeps a second one, which lasts until the program ends.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund esbuild@0.28.2

cat >run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { build, buildSync, stop } from 'esbuild';

const running = () =>
  execFileSync('ps', ['--ppid', String(process.pid), '-o', 'args=', '--no-headers'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('esbuild')).length;

const options = { stdin: { contents: 'export {};' }, write: false };
const counts = {};
buildSync(options);
counts['after buildSync()'] = running();
await build(options);
counts['after build()'] = running();
await stop();
for (let wait = 0; wait < 20 && running() > 1; wait += 1) {
  await new Promise((done) => setTimeout(done, 100));
}
counts['after stop()'] = running();
console.log(counts);
process.exitCode = Object.values(counts).join() === '1,2,1' ? 0 : 1;
JS
node run.mjs

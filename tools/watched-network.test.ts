/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../tests/unit/temporary-folder';

const { at } = temporaryFolder();

/** Runs a script in a watched process; returns its output and the hosts that it tried to reach. */
function run(script: string) {
  const { stdout } = spawnSync(process.execPath, ['--eval', script], {
    encoding: 'utf8',
    env: {
      NETWORK_ATTEMPTS: at('attempts.txt'),
      NODE_OPTIONS: `--require=${path.resolve('tools/watched-network.cjs')}`,
    },
  });
  const file = at('attempts.txt');
  const hosts = existsSync(file) ? readFileSync(file, 'utf8').match(/^\S+/gm) : [];
  return { stdout: stdout.trim(), hosts: [...new Set(hosts)] };
}

test.each([
  ['fetch', "fetch('http://elsewhere.example/a')"],
  [
    'https',
    "new Promise((_, no) => require('https').get('https://elsewhere.example').on('error', no))",
  ],
  ['dns', "require('dns').promises.lookup('elsewhere.example')"],
  [
    'net',
    "new Promise((_, no) => require('net').connect(80, 'elsewhere.example').on('error', no))",
  ],
])('refuses and records a connection by %s', (_kind, promise) => {
  expect(
    run(`${promise}.then(() => console.log('answered'), () => console.log('refused'))`),
  ).toEqual({
    stdout: 'refused',
    hosts: ['elsewhere.example'],
  });
});

test('lets a process connect to this machine', () => {
  const script = `
    const server = require('http').createServer((_, response) => response.end('soup'));
    server.listen(0, '127.0.0.1', async () => {
      const response = await fetch('http://127.0.0.1:' + server.address().port);
      console.log(await response.text());
      server.close();
      server.closeAllConnections();
    });`;
  expect(run(script)).toEqual({ stdout: 'soup', hosts: [] });
});

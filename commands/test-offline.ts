// Builds a copy of the project without caches and without a network, and lists the hosts that the build
// tried to reach: npm run test:offline. It takes one cold build.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages } from '../build/workspace/link-packages';
import { copySources } from '../build/workspace/sources';

const root = path.resolve(__dirname, '..');
const temporary = mkdtempSync(path.join(tmpdir(), 'offline-'));
const project = path.join(temporary, 'project');
const attempts = path.join(temporary, 'attempts.txt');

// Where Linux allows it, the build runs in a namespace without a network. Everywhere, each Node process
// refuses to connect, and the proxies' address has no server.
const NAMESPACE = ['unshare', '--net', '--map-root-user'];
const canUnshare = spawnSync('unshare', [...NAMESPACE.slice(1), 'true']).status === 0;
const NOWHERE = 'http://127.0.0.1:9';

copySources(root, project);
linkPackages(path.join(root, 'node_modules'), path.join(project, 'node_modules'));

const jiti = path.join(project, 'node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
const [command, ...args] = [
  ...(canUnshare ? NAMESPACE : []),
  process.execPath,
  jiti,
  path.join(project, 'commands/build.ts'),
];
// Without npm, and without the caller's variables, which may switch requests off.
const { status } = spawnSync(command!, args, {
  cwd: project,
  stdio: 'inherit',
  env: {
    PATH: process.env.PATH,
    HOME: temporary,
    ...(process.env.SITE_NOW && { SITE_NOW: process.env.SITE_NOW }),
    HTTP_PROXY: NOWHERE,
    HTTPS_PROXY: NOWHERE,
    NETWORK_ATTEMPTS: attempts,
    NODE_OPTIONS: `--require=${JSON.stringify(path.join(root, 'tools/watched-network.cjs'))}`,
  },
});
const asked = existsSync(attempts) ? readFileSync(attempts, 'utf8') : '';
rmSync(temporary, { recursive: true, force: true });

const how = canUnshare ? 'without a network' : 'with every connection refused';
if (status === 0 && asked === '') console.log(`\nThe build passed ${how}, and made no request.`);
else {
  if (status !== 0) console.error(`\nThe build failed ${how}, see above.`);
  if (asked !== '') console.error(`\nThe build asked for these addresses:\n${asked}`);
  process.exitCode = 1;
}

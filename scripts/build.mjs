// npm run build: gatsby build --prefix-paths, in less memory
import { spawn } from 'node:child_process';

// In glibc, each thread that encodes pictures takes memory for itself, and the process keeps it: 300 MB.
const env = { MALLOC_ARENA_MAX: '2', ...process.env };
const args = ['node_modules/gatsby/cli.js', 'build', '--prefix-paths', ...process.argv.slice(2)];
const gatsby = spawn(process.execPath, args, { env, stdio: 'inherit' });
process.on('SIGTERM', () => gatsby.kill());
gatsby.on('exit', (status) => (process.exitCode = status ?? 1));

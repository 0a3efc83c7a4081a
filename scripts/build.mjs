// npm run build: gatsby build --prefix-paths, in less memory and time
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const env = {
  // In glibc, each thread that encodes pictures takes memory for itself, and the process keeps it: 250 MB.
  MALLOC_ARENA_MAX: '2',
  // Parcel compiles Gatsby's files alone in less time than its threads take to start.
  PARCEL_WORKERS: '0',
  ...process.env,
};
const args = ['node_modules/gatsby/cli.js', 'build', '--prefix-paths', ...process.argv.slice(2)];
const gatsby = spawn(process.execPath, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => gatsby.kill(signal));
gatsby.on('exit', (status, signal) => {
  // The system ends what takes too much memory by SIGKILL.
  if (signal) console.error(`Gatsby was ended by ${signal}.`);
  // As a shell reports it.
  process.exitCode = status ?? 128 + constants.signals[signal];
});

import { spawnSync } from 'node:child_process';

/** Runs a command with visible output; returns whether it succeeded. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    // Windows starts the commands of node_modules/.bin through a shell only.
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Runs a command. It counts as one failed test if it fails, and as no test otherwise. */
export function check(command, ...args) {
  const line = [command, ...args].join(' ');
  return run(command, args) ? success : failure(`"${line}" failed, see above`);
}

/** The result of a check that found nothing. */
export const success = {};

/** The result of a failed check, with a sentence about the problem. */
export const failure = (problem) => ({ failed: 1, problem });

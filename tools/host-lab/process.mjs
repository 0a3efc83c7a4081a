import { spawn } from 'node:child_process';
import { accessSync, constants, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_LIMIT_MS = 60_000;
const PAUSE_MS = 100;
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The path of a command, or undefined. Servers are often in folders that only root's path has. */
export function findCommand(name) {
  return PLACES.map((place) => join(place, name)).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** A port that is free. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server and waits until it answers. Its output goes to the file `log`.
 * @returns its origin, its process id and a function that stops it
 * @throws with the output if it ends, or does not answer within a minute
 */
export async function startServer({ command, args, port, log, env = {}, cwd }) {
  const file = openSync(log, 'a');
  const child = spawn(command, args, {
    stdio: ['ignore', file, file],
    env: { ...process.env, ...env },
    cwd,
  });
  let failed = '';
  child.once('error', (error) => (failed = error.message));
  child.once('exit', (code) => (failed ||= `it ended with ${code}`));
  const origin = `http://127.0.0.1:${port}`;

  const startedAt = Date.now();
  while (!(await answers(origin))) {
    if (failed || Date.now() - startedAt > START_LIMIT_MS) {
      child.kill();
      throw new Error(
        `${command} did not start: ${failed || 'no answer in a minute'}.\n${readFileSync(log, 'utf8')}`,
      );
    }
    await pause(PAUSE_MS);
  }
  return {
    origin,
    pid: child.pid,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

const answers = (origin) =>
  fetch(origin, { redirect: 'manual' }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

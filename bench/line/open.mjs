import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from '../../tools/project-folder.mjs';

/** Lighthouse's slow line: the round trip in ms, bits per second to the visitor and back. */
const LINE = ['150', '1.6e6', '0.75e6'];

/**
 * Opens the slow line (line.py).
 * @returns `start`, which runs a script at an end, and waits for its first line; `command`, the arguments
 *   of `ip` that do so; and `close`, which ends the line and everything that was started
 * @throws where there are no network namespaces
 */
export async function openLine() {
  if (process.platform !== 'linux' || process.getuid() !== 0) {
    throw new Error('The line is made of network namespaces: it needs Linux and root.');
  }
  const started = [];

  /** Starts a program that goes on until the end, and waits for the first line that it says. */
  async function firstLineOf(program, args) {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    started.push(child);
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    return line;
  }

  const command = (end, script, ...args) => {
    const file = path.join(projectFolder, 'bench', script);
    return ['netns', 'exec', `line-${end}`, process.execPath, file, ...args];
  };

  await firstLineOf('python3', [path.join(projectFolder, 'bench/line/line.py'), ...LINE]);
  return {
    command,
    start: (end, script, ...args) => firstLineOf('ip', command(end, script, ...args)),
    close: () => {
      for (const child of started) child.kill();
    },
  };
}

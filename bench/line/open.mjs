import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from '../../tools/project-folder.mjs';

/** Lighthouse's slow line: the round trip in ms, bits per second to the visitor and back. */
const LINE = ['150', '1.6e6', '0.75e6'];

/**
 * Opens the slow line (line.py).
 * @returns `start(end, script, ...args)`, which runs a script of bench/ at the end "visitor" or "server"
 *   and resolves with its first line; `command`, which returns the arguments of `ip` for that; and
 *   `close`, which ends the line and all started scripts
 * @throws on other systems than Linux and without root
 */
export async function openLine() {
  if (process.platform !== 'linux' || process.getuid() !== 0) {
    throw new Error('The line is made of network namespaces: it needs Linux and root.');
  }
  const started = [];

  /** Starts a program that runs until `close`; resolves with the first line that it prints. */
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a screen that nobody sees, which ends with this process; returns its name. */
export async function startDisplay() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '2000x2000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  process.once('exit', () => screen.kill());
  const [number] = await once(screen.stdio[3], 'data');
  return `:${String(number).trim()}`;
}

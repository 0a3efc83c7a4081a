import { existsSync } from 'node:fs';
import { putOutputAway, restoreOutput } from '../output';

/** Puts Gatsby's output of the last build back into `public`. A failed build moves it away again. */
export function onPreInit(): void {
  restoreOutput();
  if (process.env.gatsby_executing_command !== 'build') return;
  process.once('exit', (code) => {
    if (code !== 0 && existsSync('public')) putOutputAway();
  });
}

import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** What a program prints first that matches; fails with all that it printed if it ends before. */
export const printed = (program: ChildProcessWithoutNullStreams, pattern: RegExp) =>
  new Promise<RegExpExecArray>((resolve, reject) => {
    let output = '';
    for (const stream of [program.stdout, program.stderr]) {
      stream.on('data', (text) => {
        output += text;
        const found = pattern.exec(output);
        if (found) resolve(found);
      });
    }
    program.once('error', reject);
    program.once('exit', () => reject(new Error(output)));
  });

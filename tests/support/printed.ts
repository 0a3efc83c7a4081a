import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** The first match in a program's output; fails with the whole output if the program ends first. */
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

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Finding } from './check-prose';

const LINE = /^(.+):(\d+):\d+ - Unknown word \((.+?)\)/;

/**
 * Finds words of the content that are in no dictionary, with cspell and the project's cspell.config.mjs.
 * @throws if cspell itself fails
 */
export function findMisspellings(root: string): Finding[] {
  const cspell = path.join(root, 'node_modules/cspell/bin.mjs');
  const options = ['lint', '--no-color', '--no-progress', '--no-summary', '--root', root];
  const config = ['--config', path.join(root, 'cspell.config.mjs')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [cspell, ...options, ...config], {
    cwd: root,
    encoding: 'utf8',
  });
  const findings = stdout.split('\n').flatMap((line) => {
    const [, file, number, word] = LINE.exec(line) ?? [];
    if (!file) return [];
    const message = `"${word}" is in no dictionary: correct it, or add it to content/words.txt.`;
    return [{ file, line: Number(number), message }];
  });
  // cspell also exits with 1 when it finds words, so only an exit code without findings is a failure.
  if (status !== 0 && findings.length === 0) throw new Error(`cspell failed: ${stderr || stdout}`);
  return findings;
}

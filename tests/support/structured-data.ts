import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OPTIONS = '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';

/**
 * Holds JSON-LD against the vocabulary of schema.org: schema-dts has it as types, and TypeScript
 * says which property a type doesn't have and which value a property doesn't take.
 * @param file where the check may write, inside of the project
 * @returns what is wrong; nothing if all is well
 */
export function findVocabularyErrors(blocks: readonly string[], file: string): string {
  const constants = blocks.map((block, index) => `export const block${index}: Graph = ${block};`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, ["import type { Graph } from 'schema-dts';", ...constants].join('\n'));
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, ...OPTIONS.split(' '), '--ignoreConfig', file],
    {
      encoding: 'utf8',
    },
  );
  return status === 0 ? '' : stdout || 'The check did not run.';
}

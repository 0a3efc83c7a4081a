import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OPTIONS = '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';

/**
 * Checks JSON-LD against the types of schema.org in schema-dts, with TypeScript.
 * @param file a file inside the project that the check may write
 * @returns the errors of TypeScript; an empty text if there are none
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

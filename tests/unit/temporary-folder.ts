import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates an empty folder before each test of a file, and removes it afterwards. */
export function temporaryFolder() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const at = (...parts: string[]) => path.join(root, ...parts);
  return {
    /** Joins a path in the folder; without arguments, the folder's path. */
    at,
    /** Writes a file and creates its parent folders. */
    write(file: string, text: string | Uint8Array) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
  };
}

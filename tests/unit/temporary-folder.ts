import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of its own for each test of a file: it is made before and removed after the test. */
export function temporaryFolder() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const at = (...parts: string[]) => path.join(root, ...parts);
  return {
    /** The path of something in the folder, or of the folder itself. */
    at,
    /** Writes a file, and the folders it is in. */
    write(file: string, text: string) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
  };
}

// npm run write: opens the form for articles, which writes to the files of this folder.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import sirv from 'sirv';
import { EDITOR, editorDocument, editorFiles } from '../plugins/site/editor';

// The browser remembers the chosen folder for this port.
const PORT = 8001;
const ADDRESS = `http://localhost:${PORT}${EDITOR}`;
const FOLDER = 'node_modules/.cache/editor';

/** The program that opens an address in the browser. */
const OPEN: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

async function run(): Promise<void> {
  const files = await editorFiles({ repository: `local/${basename(process.cwd())}`, branch: '' });
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), content);
  }
  writeFileSync(join(FOLDER, `${EDITOR}.html`), editorDocument(''));
  createServer(sirv(FOLDER))
    .on('error', ({ message }) => console.error(`${message}: is the form open already?`))
    .listen(PORT, 'localhost', () => {
      console.log(`Write at ${ADDRESS} in Chrome or Edge, and choose the folder ${process.cwd()}`);
      // Where no browser can be opened, the address is enough.
      const open = spawn(OPEN[process.platform] ?? 'xdg-open', [ADDRESS], { stdio: 'ignore' });
      open.on('error', () => {});
    });
}

void run();

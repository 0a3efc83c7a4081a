// npm run write: opens the form for authors, which writes to the files of this folder.
import { spawn } from 'node:child_process';
import { writeEditor } from '../plugins/site/editor';
import { serveForm } from './form-server';

// A fixed port, because the browser remembers the chosen folder per origin.
const PORT = 8001;
const ADDRESS = `http://localhost:${PORT}/admin`;
const FOLDER = 'node_modules/.cache/editor';

/** The program that opens an address in the browser. */
const OPEN: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

void writeEditor(FOLDER).then(() =>
  serveForm(FOLDER)
    .on('error', ({ message }) => {
      console.error(`${message}. Is the form open already?`);
      process.exitCode = 1;
    })
    .listen(PORT, 'localhost', () => {
      console.log(`Write at ${ADDRESS} in Chrome or Edge, and choose the folder ${process.cwd()}`);
      const open = spawn(OPEN[process.platform] ?? 'xdg-open', [ADDRESS], { stdio: 'ignore' });
      // If no browser opens, the printed address is enough.
      open.on('error', () => {});
    }),
);

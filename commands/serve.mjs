#!/usr/bin/env node
// Serves the built site as production hosts do: node commands/serve.mjs [--port 9000] [--bare] [--dir public]
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createHandler } from '../tools/server/handler.mjs';
import { readOptions } from '../tools/server/options.mjs';
import { load } from '../tools/load-typescript.mjs';

const { REDIRECTS } = await load('src/redirects.ts');

try {
  serve(readOptions(process.argv.slice(2)));
} catch (error) {
  stop(error.message);
}

function serve({ port, directory, bare }) {
  if (!existsSync(join(directory, 'index.html'))) {
    return stop(`There is no built site in ${directory}/ yet: run "npm run build" first.`);
  }

  const server = createServer(createHandler({ directory, redirects: REDIRECTS, bare }));
  server.once('error', (error) => stop(explainListenError(error, port)));
  server.listen(port, () => {
    console.log(
      `${readSiteName()} is at http://localhost:${server.address().port} (Ctrl+C to stop)`,
    );
  });
}

function readSiteName() {
  return JSON.parse(readFileSync(new URL('../content/data/site.json', import.meta.url), 'utf8'))
    .name;
}

function explainListenError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop what runs there, or choose another with --port.`;
  }
  return `Cannot listen on port ${port}: ${error.message}.`;
}

function stop(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

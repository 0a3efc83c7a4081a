import { createServer } from 'node:http';
import { serve } from '../page/serve.mjs';

/** The address of the line's server end (bench/line/line.py). */
const HOST = '10.9.0.2';

/** On this port, `GET /<name>` returns what a site has sent since the last such request. */
const LOG_PORT = 4799;

// The sites, from main.mjs: [{ name, folder }].
const sites = JSON.parse(process.argv[2]);
const servers = new Map();
for (const { name, folder } of sites) servers.set(name, await serve(folder, HOST));

createServer((request, response) => {
  const { sent } = servers.get(decodeURIComponent(request.url.slice(1)));
  response.end(JSON.stringify(sent.splice(0)));
}).listen(LOG_PORT, HOST);

console.log(
  JSON.stringify(
    sites.map(({ name }) => ({
      name,
      origin: servers.get(name).origin,
      log: `http://${HOST}:${LOG_PORT}/${encodeURIComponent(name)}`,
    })),
  ),
);

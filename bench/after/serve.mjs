import { createServer } from 'node:http';
import { serve } from '../page/serve.mjs';

/** The end of the line on which the servers are (bench/line/line.py). */
const HOST = '10.9.0.2';

/** Tells what each site has sent since it was last asked: `GET /<name>` of this port. */
const LOG_PORT = 4799;

// Which sites, as the main program says it: [{ name, folder }].
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

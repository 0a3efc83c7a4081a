import { serve } from '../page/serve.mjs';

/** The address of the line's server end (line.py). */
const HOST = '10.9.0.2';

// The sites, from main.mjs: [{ name, folder, routes }].
const sites = JSON.parse(process.argv[2]);
for (const site of sites) {
  site.server = await serve(site.folder, HOST);
  site.server.warm(Object.values(site.routes));
}

const pages = sites.flatMap(({ name, routes, server }) =>
  Object.entries(routes).map(([route, address]) => ({
    name,
    route,
    url: `${server.origin}${address}`,
  })),
);
console.log(JSON.stringify(pages));

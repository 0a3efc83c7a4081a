import { parseArgs } from 'node:util';
import { participants } from './participants.mjs';
import { WORK } from './places.mjs';
import { report } from './report.mjs';
import { serve } from './serve.mjs';
import { visit } from './visit.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, 'same-posts': { type: 'boolean' } },
});

const sites = await participants({ samePosts: values['same-posts'] });
for (const site of sites) {
  site.server = await serve(site.folder);
  site.server.warm(Object.values(site.routes));
}

const visits = [];
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const route of Object.keys(sites[0].routes)) {
    for (const at of sites.keys()) {
      // Each run begins with another site.
      const { server, name, routes } = sites[(at + run) % sites.length];
      if (!(route in routes)) continue;
      const figures = await visit({ server, name, route, address: routes[route] });
      visits.push(figures);
      console.log(`${run + 1}: ${route}, ${name}: LCP ${Math.round(figures.lcp)} ms`);
    }
  }
}

process.exitCode = report(visits, WORK) ? 0 : 1;
// Servers keep connections of closed browsers open for a while.
process.exit();

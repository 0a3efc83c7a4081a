import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../../scripts/test/run.mjs';
import { buildPeer } from './peers.mjs';
import { WORK } from './places.mjs';
import { report } from './report.mjs';
import { serve } from './serve.mjs';
import { visit } from './visit.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const ours = path.join(projectFolder, 'public');
const post = readdirSync(path.join(ours, 'blog')).find((file) => file.endsWith('.html'));
const peerRoutes = { '/': '/', '/blog': '/blog/', 'a post': '/blog/post-0001/' };
const ourRoutes = { '/': '/', '/blog': '/blog', 'a post': `/blog/${path.parse(post).name}` };

const participants = [
  { name: 'this site', folder: ours, routes: ourRoutes },
  { name: 'astro', folder: await buildPeer('astro'), routes: peerRoutes },
  { name: 'limit', folder: await buildPeer('limit'), routes: peerRoutes },
];
for (const participant of participants) {
  participant.server = await serve(participant.folder);
  participant.server.warm(Object.values(participant.routes));
}

const visits = [];
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const route of Object.keys(ourRoutes)) {
    for (const at of participants.keys()) {
      // Who begins changes from run to run.
      const { server, name, routes } = participants[(at + run) % participants.length];
      const figures = await visit({ server, name, route, address: routes[route] });
      visits.push(figures);
      console.log(`${run + 1}: ${route}, ${name}: LCP ${Math.round(figures.lcp)} ms`);
    }
  }
}

process.exitCode = report(visits, WORK) ? 0 : 1;
// Servers keep connections of closed browsers open for a while.
process.exit();

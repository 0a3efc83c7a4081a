import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../scripts/test/run.mjs';
import { buildPeer } from './peers.mjs';

/** The sites that are measured, each with its folder and the addresses of the routes. */
export async function participants() {
  const ours = path.join(projectFolder, 'public');
  const post = readdirSync(path.join(ours, 'blog')).find((file) => file.endsWith('.html'));
  const peerRoutes = { '/': '/', '/blog': '/blog/', 'a post': '/blog/post-0001/' };
  const ourRoutes = { '/': '/', '/blog': '/blog', 'a post': `/blog/${path.parse(post).name}` };
  return [
    { name: 'this site', folder: ours, routes: ourRoutes },
    { name: 'astro', folder: await buildPeer('astro'), routes: peerRoutes },
    { name: 'limit', folder: await buildPeer('limit'), routes: peerRoutes },
  ];
}

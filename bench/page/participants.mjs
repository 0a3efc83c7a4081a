import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../tools/project-folder.mjs';
import { buildOurs, buildPeer, buildSame } from './peers.mjs';

const ROUTES_OF_POSTS = { '/blog': '/blog', 'a post': '/blog/post-0001' };
const PEER_ROUTES = { '/': '/', '/blog': '/blog/', 'a post': '/blog/post-0001/' };

/**
 * The sites that are measured, each with its folder and the addresses of the routes.
 * @param samePosts whether to add this site with the peers' posts, so that all measure the same article
 */
export async function participants({ samePosts = false } = {}) {
  const ours = path.join(projectFolder, 'public');
  const post = readdirSync(path.join(ours, 'blog')).find((file) => file.endsWith('.html'));
  const ourRoutes = { '/': '/', '/blog': '/blog', 'a post': `/blog/${path.parse(post).name}` };
  const sites = [
    { name: 'this site', folder: ours, routes: ourRoutes },
    { name: 'astro', folder: await buildPeer('astro'), routes: PEER_ROUTES },
    { name: 'same in astro', folder: buildSame(), routes: ourRoutes },
    { name: 'limit', folder: await buildPeer('limit'), routes: PEER_ROUTES },
  ];
  if (samePosts) {
    const name = 'this site, same posts';
    sites.push({ name, folder: await buildOurs(), routes: ROUTES_OF_POSTS });
  }
  return sites;
}

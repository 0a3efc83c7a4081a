import { rmSync } from 'node:fs';
import type { BuildArgs } from 'gatsby';
import { ResultCache } from '../build-cache';
import { Bundle, forEachOf } from './bundle';
import { kept } from './gatsby-output';
import { rss } from './rss';
import { drawSharePicture } from './share-picture';
import { querySiteData } from './site-data';
import { llmsTxt, robotsTxt, sitemap, webManifest } from './site-files';

/** Starts the bundle with what queries find and no page has: feed, lists for crawlers, and share pictures. */
export async function startBundle(graphql: BuildArgs['graphql']): Promise<void> {
  const { siteData, shares } = await querySiteData(graphql);
  const cache = new ResultCache(kept('outputs'));
  const bundle = new Bundle(kept('bundle'), cache);
  rmSync(bundle.folder, { recursive: true, force: true });
  await bundle.write('rss.xml', rss(siteData));
  await bundle.write('sitemap.xml', sitemap(siteData));
  await bundle.write('robots.txt', robotsTxt(siteData));
  await bundle.write('llms.txt', llmsTxt(siteData));
  await bundle.write('site.webmanifest', webManifest(siteData));
  await forEachOf(shares, async ({ address, drawing }) =>
    bundle.write(address, await cache.get([address], () => drawSharePicture(drawing))),
  );
  cache.prune();
}

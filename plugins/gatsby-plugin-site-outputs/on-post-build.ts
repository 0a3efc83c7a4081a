import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { forEachOf, ResultCache } from '../gatsby-source-site-content/build-cache';
import { externalRedirects, renamedPosts } from '../gatsby-source-site-content/redirects';
import { Bundle } from './bundle';
import { fileOf, finishDocuments } from './documents';
import { keptFolder, PUBLIC, publish } from './gatsby-output';
import { headersFile, redirectDocument, redirectsFile } from './hosting';
import { rss } from './rss';
import { drawSharePicture } from './share-picture';
import { querySiteData } from './site-data';
import { llmsTxt, robotsTxt, sitemap, webManifest } from './site-files';

/**
 * Composes the bundle that hosts get of Gatsby's output, finished, and what only a finished build allows.
 * A problem ends the build with a sentence.
 */
export async function onPostBuild({ graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { siteData, shares } = await querySiteData(graphql);
  const { site, posts, sitePages } = siteData;
  const cache = new ResultCache(path.join(keptFolder(), 'results'));
  const bundle = new Bundle(path.join(keptFolder(), 'bundle'), cache);

  await bundle.addFolder('static');
  await bundle.write('rss.xml', rss(siteData));
  await bundle.write('sitemap.xml', sitemap(siteData));
  await bundle.write('robots.txt', robotsTxt(siteData));
  await bundle.write('llms.txt', llmsTxt(siteData));
  await bundle.write('site.webmanifest', webManifest());

  const [problems] = await Promise.all([
    finishDocuments(sitePages, PUBLIC, bundle, cache),
    forEachOf(shares, async ({ address, drawing }) =>
      bundle.write(address, await cache.get([address], () => drawSharePicture(drawing))),
    ),
  ]);
  if (problems.length > 0) reporter.panic(problems.join('\n'));
  for (const post of posts) {
    const document = redirectDocument(post, site);
    for (const slug of post.formerly ?? []) await bundle.write(fileOf(`/blog/${slug}`), document);
  }

  await bundle.write('_headers', headersFile(readdirSync(bundle.folder)));
  const redirects = [...renamedPosts(posts), ...externalRedirects()];
  await bundle.write('_redirects', redirectsFile(redirects));
  cache.prune();
  publish(bundle.folder);
}

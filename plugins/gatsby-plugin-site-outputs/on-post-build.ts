import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { externalRedirects, renamedPosts } from '../../src/redirects';
import { compress } from './compress';
import { fileOf, finishDocuments } from './documents';
import { headersFile, redirectDocument, redirectsFile } from './hosting';
import { llmsTxt } from './llms';
import { rss } from './rss';
import { writeSharePictures } from './share-picture';
import { querySiteData, type SiteData } from './site-data';
import { robotsTxt, sitemap } from './sitemap';
import { webManifest } from './web-manifest';

const BUNDLE = 'public';

/** Does what only a finished build allows. A problem ends the build with a sentence. */
export async function onPostBuild({
  graphql,
  reporter,
}: Pick<CreatePagesArgs, 'graphql' | 'reporter'>): Promise<void> {
  const { siteData, drawings } = await querySiteData(graphql);
  await writeSharePictures(drawings, BUNDLE);
  const problems = finishDocuments(siteData.sitePages, BUNDLE);
  if (problems.length > 0) reporter.panic(problems.join('\n'));
  for (const [file, text] of Object.entries(textFiles(siteData))) {
    writeFileSync(path.join(BUNDLE, file), text);
  }
  await compress(BUNDLE);
}

/** The texts to write, by their paths in the bundle. */
function textFiles(siteData: SiteData): Record<string, string> {
  const { site, posts } = siteData;
  const formerAddresses = posts.flatMap((post) =>
    (post.formerly ?? []).map((slug) => [fileOf(`/blog/${slug}`), redirectDocument(post, site)]),
  );
  return {
    'rss.xml': rss(siteData),
    'sitemap.xml': sitemap(siteData),
    'robots.txt': robotsTxt(siteData),
    'llms.txt': llmsTxt(siteData),
    'site.webmanifest': webManifest(),
    _headers: headersFile(readdirSync(BUNDLE)),
    _redirects: redirectsFile([...renamedPosts(posts), ...externalRedirects()]),
    ...Object.fromEntries(formerAddresses),
  };
}

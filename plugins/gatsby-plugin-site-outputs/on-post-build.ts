import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { jsonFeed } from './feeds/json-feed';
import { rss } from './feeds/rss';
import { llmsTxt } from './markdown/llms-txt';
import { querySiteData } from './query-site-data';
import { writeSharePictures } from './share-pictures/write';
import type { SiteData } from './site-data';
import { robotsTxt, sitemap } from './sitemap';
import { writeIfChanged } from './write-if-changed';

const BUNDLE = 'public';

/** Writes feeds, sitemap and share pictures to the bundle. */
export async function onPostBuild({
  graphql,
  reporter,
}: Pick<CreatePagesArgs, 'graphql' | 'reporter'>): Promise<void> {
  const { siteData, drawings } = await querySiteData(graphql);
  const files = textFiles(siteData);
  for (const [file, text] of files) await writeIfChanged(path.join(BUNDLE, file), text);

  const { drawn, kept } = await writeSharePictures(drawings, BUNDLE);
  reporter.info(`Share pictures: ${drawn} drawn, ${kept} kept`);
}

/** The text of each file by its path in the bundle. */
function textFiles(siteData: SiteData): Map<string, string> {
  return new Map([
    ['/rss.xml', rss(siteData)],
    ['/feed.json', jsonFeed(siteData)],
    ['/sitemap.xml', sitemap(siteData)],
    ['/robots.txt', robotsTxt(siteData)],
    ['/llms.txt', llmsTxt(siteData)],
  ]);
}

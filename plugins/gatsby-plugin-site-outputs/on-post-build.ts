import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import site from '../../content/data/site.json';
import { siteNow } from '../../src/lib/posts/publication';
import { jsonFeed } from './feeds/json-feed';
import { rss } from './feeds/rss';
import { llmsTxt } from './markdown/llms-txt';
import { postMarkdown } from './markdown/post-markdown';
import { querySiteData } from './query-site-data';
import { SECURITY_TXT, securityTxt, warnOfExpiry } from './security-txt';
import { writeSharePictures } from './share-pictures/write';
import { postPath, type SiteData } from './site-data';
import { robotsTxt, sitemap } from './sitemap';
import { writeIfChanged } from './write-if-changed';

const BUNDLE = 'public';

/** Writes feeds, sitemap, markdown files, share pictures and `security.txt` to the bundle. */
export async function onPostBuild({
  graphql,
  reporter,
}: Pick<CreatePagesArgs, 'graphql' | 'reporter'>): Promise<void> {
  const { siteData, drawings } = await querySiteData(graphql);
  const files = textFiles(siteData);
  await removeOldPostMarkdown(files);
  for (const [file, text] of files) await writeIfChanged(path.join(BUNDLE, file), text);

  const { drawn, kept } = await writeSharePictures(drawings, BUNDLE);
  reporter.info(`Share pictures: ${drawn} drawn, ${kept} kept`);

  const warning = warnOfExpiry(site.securityExpires, siteNow());
  if (warning) reporter.warn(warning);
}

/** The text of each file by its path in the bundle. */
function textFiles(siteData: SiteData): Map<string, string> {
  const { siteUrl } = siteData.site;
  const contact = { siteUrl, email: site.securityEmail, expires: site.securityExpires };
  return new Map([
    ['/rss.xml', rss(siteData)],
    ['/feed.json', jsonFeed(siteData)],
    ['/sitemap.xml', sitemap(siteData)],
    ['/robots.txt', robotsTxt(siteData)],
    ['/llms.txt', llmsTxt(siteData)],
    [SECURITY_TXT, securityTxt(contact)],
    ...siteData.posts.map(
      (post) => [`${postPath(post)}.md`, postMarkdown(post, siteData)] as const,
    ),
  ]);
}

/** Removes the markdown files of deleted posts. Gatsby removes only their pages. */
async function removeOldPostMarkdown(files: ReadonlyMap<string, string>): Promise<void> {
  const folder = path.join(BUNDLE, 'blog');
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => name.endsWith('.md') && !files.has(`/blog/${name}`));
  await Promise.all(old.map((name) => rm(path.join(folder, name))));
}

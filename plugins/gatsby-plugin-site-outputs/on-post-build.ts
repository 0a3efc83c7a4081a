import { readdirSync, writeFileSync } from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import { externalRedirects, renamedPosts } from '../gatsby-source-site-content/redirects';
import { compress } from './compress';
import { fileOf, finishDocuments } from './documents';
import { headersFile, redirectDocument, redirectsFile } from './hosting';
import { llmsTxt } from './llms';
import { rss } from './rss';
import { writeSharePictures } from './share-picture';
import { querySiteData } from './site-data';
import { robotsTxt, sitemap } from './sitemap';
import { webManifest } from './web-manifest';

const BUNDLE = 'public';

type Args = Pick<CreatePagesArgs, 'graphql' | 'reporter'>;

/** Does what only a finished build allows. A problem ends the build with a sentence. */
export async function onPostBuild({ graphql, reporter }: Args): Promise<void> {
  const { siteData, drawings } = await querySiteData(graphql);
  const { site, posts, sitePages } = siteData;
  const write = (file: string, text: string) => writeFileSync(`${BUNDLE}/${file}`, text);

  await writeSharePictures(drawings, BUNDLE);
  write('rss.xml', rss(siteData));
  write('sitemap.xml', sitemap(siteData));
  write('robots.txt', robotsTxt(siteData));
  write('llms.txt', llmsTxt(siteData));
  write('site.webmanifest', webManifest());

  const problems = finishDocuments(sitePages, BUNDLE);
  if (problems.length > 0) reporter.panic(problems.join('\n'));
  for (const post of posts) {
    const document = redirectDocument(post, site);
    for (const slug of post.formerly ?? []) write(fileOf(`/blog/${slug}`), document);
  }

  write('_headers', headersFile(readdirSync(BUNDLE)));
  write('_redirects', redirectsFile([...renamedPosts(posts), ...externalRedirects()]));
  await compress(BUNDLE);
}

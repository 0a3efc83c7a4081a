import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import site from '../../content/data/site.json';
import { siteNow } from '../../src/lib/posts/publication';
import { writeSharePictures } from './share-pictures/write';
import { ask } from './query-site-data';
import { filesOf } from './files';
import { SECURITY_TXT, securityTxt, warnOfExpiry } from './security-txt';
import { writeText } from './write-text';

const BUNDLE = 'public';

/** Writes feeds, sitemap, share pictures and the like. */
export async function onPostBuild({
  graphql,
  reporter,
}: Pick<CreatePagesArgs, 'graphql' | 'reporter'>): Promise<void> {
  const { found, drawings } = await ask(graphql);
  const files = filesOf(found);
  await removeOldTwins(files);
  for (const [file, text] of files) await writeText(path.join(BUNDLE, file), text);

  const { drawn, kept } = await writeSharePictures(drawings, BUNDLE);
  reporter.info(`Share pictures: ${drawn} drawn, ${kept} kept`);

  const { siteUrl } = found.site;
  const contact = { siteUrl, email: site.securityEmail, expires: site.securityExpires };
  await writeText(path.join(BUNDLE, SECURITY_TXT), securityTxt(contact));
  const warning = warnOfExpiry(site.securityExpires, siteNow());
  if (warning) reporter.warn(warning);
}

/** Gatsby removes the pages of posts that are gone, but knows nothing of their twins. */
async function removeOldTwins(files: ReadonlyMap<string, string>): Promise<void> {
  const folder = path.join(BUNDLE, 'blog');
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => name.endsWith('.md') && !files.has(`/blog/${name}`));
  await Promise.all(old.map((name) => rm(path.join(folder, name))));
}

import { join } from 'node:path';
import { slug } from 'github-slugger';
import { decodeIfPossible } from '../../../../src/lib/paths';
import { ANALYTICS_HOST, factNamesOf, FORM_HOST } from '../../article/facts';
import { isVideo } from '../../article/video-address';
import type { TextFile } from '../../read/content-reader';
import { pathOfOwnAddress } from '../../model/site-url';
import { didYouMean, quote } from '../../sentences';
import type { Context } from '../context';
import { reportLinks } from '../links';
import { findPictureIssue } from '../media/picture-files';
import type { Report } from '../problem';
import { reportSliders } from './slider-markers';
import { findVideoIssues } from '../media/video-files';

/** Checks the links and pictures below the fields, and that the body isn't empty. */
export async function checkBody(text: TextFile, context: Context, report: Report) {
  const { kind, file, article, bodyLine, value } = text;
  for (const { message, line } of article.issues) report(message, line);
  const headline = value?.headline ?? value?.title;
  if (headline !== undefined && article.headings[0]?.id === slug(headline)) {
    const message = 'this heading is the title again, which the page shows above it; delete it';
    report(message, article.headingLine);
  }
  if (article.isEmpty && article.issues.length === 0)
    report(`there is no ${kind === 'article' ? kind : 'text'} below the fields`, bodyLine);
  reportLinks(text, context, report);
  reportSliders(text, context, report);
  for (const image of article.images) await reportImage(image, file, context, report);
  if (kind === 'page') reportNames(text, context, report);
}

/** Settings of `site.json` that the page about privacy must mention, and the names of the hosts that get the data. */
const PRIVATE = [
  { setting: 'analytics', does: 'counts visits', host: ANALYTICS_HOST },
  { setting: 'tellMeWhen', does: 'sends email addresses elsewhere', host: FORM_HOST },
] as const;

/** Checks the names in braces. The page about privacy must say who counts visits, and who gets email addresses. */
function reportNames({ path, article, bodyLine }: TextFile, { data }: Context, report: Report) {
  const factNames = factNamesOf(data.site);
  const names = article.placeholders.map(({ name }) => name);
  for (const { setting, does, host } of path === '/privacy' ? PRIVATE : [])
    if (data.site?.[setting] && !names.includes(host))
      report(
        `"${setting}" in content/data/site.json ${does}, but this page doesn’t say so: mention {${host}}, and delete what is no longer true`,
        bodyLine,
      );
  for (const { name, line } of article.placeholders) {
    const hint = didYouMean(name, factNames) || `; the names are ${factNames.join(', ')}`;
    if (!factNames.includes(name)) report(`there is no name {${name}} here${hint}`, line);
  }
}

/** Checks a picture or a video in the body. */
async function reportImage(
  { url, alt, title, line }: TextFile['article']['images'][number],
  file: string,
  { reader: { root } }: Context,
  report: Report,
): Promise<void> {
  const from = join(root, file);
  if (isVideo(url) && !/^(\/|[a-z][a-z0-9+.-]*:)/i.test(url))
    for (const issue of await findVideoIssues(decodeIfPossible(url), title, from, root))
      report(issue, line);
  else report(await findImageIssue(url, from, root), line);
  const thing = isVideo(url) ? 'video' : 'picture';
  const sample = `![what it shows](${url})`;
  if (alt.trim() === '')
    report(`the ${thing} ${quote(url)} needs alternative text: ${sample}`, line);
}

/** Checks a picture in the body. It can have any width, because a sketch is shown at its own size. */
async function findImageIssue(
  url: string,
  from: string,
  root: string,
): Promise<string | undefined> {
  if (isVideo(url)) return `expected a video beside this file, found ${quote(url)}; save it there`;
  if (pathOfOwnAddress(url) !== undefined)
    return `expected the path of a picture beside this file, found ${quote(url)}; save it there`;
  if (/^https:/i.test(url)) return undefined;
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(url))
    return `expected the path of a picture beside this file or an address that begins with https:, found ${quote(url)}`;
  return findPictureIssue(decodeIfPossible(url), from, 1, root);
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommentNode, HTMLElement } from 'node-html-parser';
import { decodeIfPossible } from '../../../src/lib/paths';
import { hashOf, type ResultCache } from '../result-cache';
import { pathOnSite, pathPrefix } from '../model/site-url';
import { siteContent } from '../read/site-content';
import { forEachOf, type Bundle } from './bundle';
import { addStyles, parseDocument, type IslandSources } from './document-styles';
import { moveLargeProps, propsOf } from './island-props';
import { moveFontRules } from './font-rules';
import { findInContent } from './link-sources';
import { findMissingPlaces, placesOf, type Places } from './places';
import { policyOf } from './policy';

/** The name of the site's stylesheet in Gatsby's output. */
function stylesheetIn(output: string): string {
  const stats = JSON.parse(readFileSync(path.join(output, 'webpack.stats.json'), 'utf8'));
  const files = Object.values<string[]>(stats.assetsByChunkName).flat();
  const [first, ...others] = new Set(files.filter((file) => file.endsWith('.css')));
  if (first === undefined || others.length > 0)
    throw new Error('Gatsby has written several stylesheets, or none.');
  return first;
}

/** The file of a page in Gatsby's output. */
const fileOf = (page: string) => (page.endsWith('.html') ? page : `${page}/index.html`);

/**
 * Finishes Gatsby's documents, and writes them into the bundle with the files that they refer to.
 * @param output the folder of Gatsby's output, which also contains files of earlier builds
 * @returns a sentence per problem of a document
 * @throws if there isn't exactly one stylesheet
 */
export async function finishDocuments(
  pages: readonly string[],
  output: string,
  bundle: Bundle,
  cache: ResultCache,
  islands: IslandSources,
): Promise<string[]> {
  const problems: string[] = [];
  const referredTo = new Set<string>();
  // Most articles share a stylesheet.
  const added = new Map<string, string>();
  const places = new Map<string, Places>();
  const read = (file: string) => readFileSync(path.join(output, file));
  // After a change of styles alone, Gatsby doesn't rewrite documents, which contain the old ones.
  const css = String(read(stylesheetIn(output)));
  const cssHash = hashOf(css);
  const islandsHash = hashOf(JSON.stringify(islands));
  await forEachOf(pages, async (page) => {
    const source = String(read(fileOf(page)));
    const finish = () => JSON.stringify(finishDocument(source, css, islands));
    const result = await cache.get(['document', source, cssHash, islandsHash], finish);
    const finished: ReturnType<typeof finishDocument> = JSON.parse(String(result));
    await bundle.writeDocument(page, finished.html);
    for (const { file, text } of finished.added) added.set(file, text);
    places.set(page, finished.places);
    for (const file of finished.files) {
      if (existsSync(path.join(output, file))) referredTo.add(file);
      else finished.problems.push(`refers to ${file}, which Gatsby has not written.`);
    }
    problems.push(...finished.problems.map((problem) => `The document of ${page} ${problem}`));
  });
  await forEachOf(added, ([file, text]) => bundle.write(file, text));
  await forEachOf(referredTo, (file) => bundle.copy(file, path.join(output, file)));
  problems.push(...(await describeMissingPlaces(places)));
  return problems.toSorted();
}

/** A sentence for each link to an id that its target doesn't have, with the lines of the content that have the link. */
async function describeMissingPlaces(places: ReadonlyMap<string, Places>): Promise<string[]> {
  const sentences = findMissingPlaces(places).map(async ({ page, written, message }) => {
    const [first] = await findInContent(pathOnSite(written) ?? written, siteContent().reader);
    return `${first ?? `The document of ${page}`}  the link ${written} leads nowhere: ${message}`;
  });
  return [...new Set(await Promise.all(sentences))];
}

/**
 * Finishes one document: styles, props, policy, no style attributes.
 * @param css the site's stylesheet
 * @returns the HTML, the files that have to be written for it, the files of Gatsby that it refers to, and its problems
 * as ends of sentences
 */
export function finishDocument(source: string, css: string, islands: IslandSources) {
  const root = parseDocument(source);
  const problems: string[] = [];
  for (const element of root.querySelectorAll('[style]')) {
    // Gatsby's router has style attributes; `src/styles/base.css` has the same rules.
    if (element.id.startsWith('gatsby-')) element.removeAttribute('style');
    else {
      const tag = `<${element.rawTagName} ${element.rawAttrs}>`;
      problems.push(`has ${tag}. The policy forbids style attributes: use a class.`);
    }
  }

  removeUnread(root);
  removeSeparators(root);
  moveSearchData(root);
  // Before what follows adds files that Gatsby hasn't written.
  const props = propsOf(root);
  const files = staticFiles(root, props);
  const propsFiles = moveLargeProps(root);
  const styles = addStyles(root, css, islands);
  problems.push(...styles.problems);
  const fontRules = moveFontRules(root);

  const charset = root.querySelector('meta[charset]');
  if (!charset) problems.push('has no <meta charset>, which the policy has to follow.');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(root)}">`;
  charset?.insertAdjacentHTML('afterend', policy);
  return {
    html: root.toString(),
    added: [...styles.added, ...fontRules, ...propsFiles],
    files,
    places: placesOf(root, props),
    problems,
  };
}

/**
 * Removes what only Gatsby's runtime reads, the name of the program that made the document, and settings of browsers
 * that don't know our styles: of Internet Explorer, and of Safari 9 (`shrink-to-fit`).
 */
function removeUnread(root: HTMLElement): void {
  for (const element of root.querySelectorAll('[data-gatsby-head]'))
    element.removeAttribute('data-gatsby-head');
  const unread = '[http-equiv="x-ua-compatible"], [name="generator"], #gatsby-announcer';
  for (const element of root.querySelectorAll(unread)) element.remove();
  root
    .querySelector('meta[name="viewport"]')
    ?.setAttribute('content', 'width=device-width, initial-scale=1');
}

/** Moves what only search engines read to the end, so that it doesn't delay the first sight. */
function moveSearchData(root: HTMLElement): void {
  const body = root.querySelector('body');
  for (const script of root.querySelectorAll('head script[type="application/ld+json"]')) {
    script.remove();
    body?.appendChild(script);
  }
}

/**
 * Removes the empty comments that React writes between texts, which some converters print. React needs them in islands,
 * except in static parts.
 */
function removeSeparators(element: HTMLElement): void {
  for (const child of element.childNodes) {
    if (child instanceof CommentNode && child.rawText.trim() === '') child.remove();
    if (!(child instanceof HTMLElement)) continue;
    if (child.rawTagName !== 'react-island') removeSeparators(child);
    else for (const part of child.querySelectorAll('[data-static]')) removeSeparators(part);
  }
}

/** The files in Gatsby's folder `static` that a document's elements or the props of its islands name. */
function staticFiles(root: HTMLElement, props: readonly string[]): string[] {
  const folder = `${pathPrefix()}/static/`;
  const values = root
    .querySelectorAll('*')
    // Decoding the attributes of all elements would take half of a document's time.
    .filter(({ rawAttrs }) => rawAttrs.includes(folder))
    .flatMap(({ attrs }) => Object.values(attrs));
  return (
    [...values, ...props]
      // A string can be a `srcset`.
      .flatMap((text) => text.split(/,?\s+/))
      .filter((address) => address.startsWith(folder))
      .map((address) => decodeIfPossible(`static/${address.slice(folder.length)}`))
  );
}

import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TextNode, type HTMLElement } from 'node-html-parser';
import { criticalStyles } from './critical-styles';
import { policyOf } from './policy';
import type { SitePage } from './site-data';

/** Elements of Gatsby's router with a style attribute. `src/styles/base.css` has the same rules. */
const ROUTER_ELEMENTS = ['gatsby-focus-wrapper', 'gatsby-announcer'];

/**
 * The file of a page in the bundle: `/pricing` is `pricing.html`. All hosts answer `/pricing` with it
 * directly. If it were `pricing/index.html`, many would first redirect to `/pricing/`.
 */
export function fileOf(page: string): string {
  if (page === '/') return 'index.html';
  return page.endsWith('.html') ? page.slice(1) : `${page.slice(1)}.html`;
}

/**
 * Finishes the documents that Gatsby has written: their names, styles and policies.
 * @returns a sentence for each thing in a document that isn't as expected
 */
export function finishDocuments(pages: readonly SitePage[], bundle: string): string[] {
  const read = (name: string) => readFileSync(path.join(bundle, name), 'utf8');
  const scripts = readdirSync(bundle).filter((name) => name.endsWith('.js'));
  return pages.flatMap(({ path: page, componentChunkName }) => {
    const written = page.endsWith('.html') ? page : `${page}/index.html`;
    const loaded = scripts.filter(
      (name) => !name.startsWith('component---') || name.startsWith(`${componentChunkName}-`),
    );
    const { html, problems } = finishDocument(read(written), () => loaded.map(read).join('\n'));
    rmSync(path.join(bundle, written));
    const folder = path.join(bundle, path.dirname(written));
    if (readdirSync(folder).length === 0) rmdirSync(folder);
    // Gatsby writes the error page twice: the other file is `404.html`.
    if (page !== '/404') writeFileSync(path.join(bundle, fileOf(page)), html);
    return problems.map((problem) => `The document of ${page} ${problem}`);
  });
}

/**
 * Finishes one document.
 * @param readScript reads the scripts that it loads, if it loads any
 * @returns its HTML, and the ends of sentences about what isn't as expected
 */
export function finishDocument(source: string, readScript: () => string) {
  const root = parse(source, { comment: true, blockTextElements: { script: true, style: true } });
  const problems = removeStyleAttributes(root);
  const script = root.querySelector('script[src]') ? readScript() : '';
  const styles = root.querySelectorAll('style[data-identity="gatsby-global-css"]');
  if (styles.length === 0)
    problems.push('has no style element with the identity gatsby-global-css.');
  for (const style of styles) setText(style, criticalStyles(style.rawText, root, script));

  const charset = root.querySelector('meta[charset]');
  if (!charset) problems.push('has no <meta charset>, which the policy has to follow.');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(root)}">`;
  charset?.insertAdjacentHTML('afterend', policy);
  return { html: root.toString(), problems };
}

/** Replaces the text of a style, where `textContent` would escape it. */
const setText = (element: HTMLElement, text: string) =>
  element.set_content(new TextNode(text, element));

/** Removes the style attributes of Gatsby's router, because the policy forbids style attributes. */
function removeStyleAttributes(root: HTMLElement): string[] {
  const problems: string[] = [];
  for (const id of ROUTER_ELEMENTS) {
    const element = root.querySelector(`#${id}[style]`);
    element?.removeAttribute('style');
    if (element) continue;
    problems.push(`has no <div id="${id}" style="…">: Gatsby writes it differently now.`);
  }
  for (const { rawTagName, rawAttrs } of root.querySelectorAll('[style]')) {
    const tag = `<${rawTagName} ${rawAttrs}>`;
    problems.push(`has ${tag}. The policy forbids style attributes: use a class.`);
  }
  return problems;
}

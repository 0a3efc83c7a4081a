import { parse, TextNode, type HTMLElement } from 'node-html-parser';
import { forEachOf, type ResultCache } from '../gatsby-source-site-content/build-cache';
import type { Bundle } from './bundle';
import { criticalStyles } from './critical-styles';
import type { GatsbyOutput } from './gatsby-output';
import { inlineScripts, policyOf } from './policy';
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
 * Finishes the documents that Gatsby has written, and writes them into the bundle with the files that they
 * refer to.
 * @returns a sentence for each thing in a document that isn't as expected
 */
export async function finishDocuments(
  pages: readonly SitePage[],
  output: GatsbyOutput,
  bundle: Bundle,
  cache: ResultCache,
): Promise<string[]> {
  const problems: string[] = [];
  const referredTo = new Set<string>();
  const css = await output.styles();
  await forEachOf(pages, async ({ path: page }) => {
    // Gatsby writes the error page twice: the other file is `404.html`.
    if (page === '/404') return;
    const written = page.endsWith('.html') ? page : `${page}/index.html`;
    const source = String(await output.read(written));
    const scripts = await Promise.all(output.scriptsOf(source).map(output.read));
    const script = scripts.join('\n');
    const finish = () => JSON.stringify(finishDocument(source, css, script));
    const result = String(await cache.get(['document', source, css, script], finish));
    const finished = JSON.parse(result) as ReturnType<typeof finishDocument>;
    problems.push(...finished.problems.map((problem) => `The document of ${page} ${problem}`));
    for (const file of output.filesIn(finished.html)) referredTo.add(file);
    await bundle.write(fileOf(page), finished.html);
  });
  await forEachOf(referredTo, async (file) => bundle.write(file, await output.read(file)));
  return problems.toSorted();
}

/**
 * Finishes one document.
 * @param css the site's stylesheet: after a change of it alone, Gatsby leaves documents as they were
 * @param loaded the scripts that it loads
 * @returns its HTML, and the ends of sentences about what isn't as expected
 */
export function finishDocument(source: string, css: string, loaded: string) {
  const root = parse(source, { comment: true, blockTextElements: { script: true, style: true } });
  const problems = removeStyleAttributes(root);
  const script = [...inlineScripts(root).map(({ rawText }) => rawText), loaded].join('\n');
  const styles = root.querySelectorAll('style[data-identity="gatsby-global-css"]');
  if (styles.length === 0)
    problems.push('has no style element with the identity gatsby-global-css.');
  for (const style of styles) {
    style.removeAttribute('data-href');
    setText(style, criticalStyles(css, root, script));
  }

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

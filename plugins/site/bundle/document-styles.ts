import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import { parse as parseStyles } from 'postcss';
import { END_OF_FIRST_SIGHT, PAGE_SCRIPT } from '../../../src/lib/page-ids';
import { pathPrefix } from '../model/site-url';
import { hashOf } from '../result-cache';
import { criticalStyles } from './styles/critical-styles';
import { isInlineScript } from './policy';

/** The code of each island by name, without packages, which is searched for class names. */
export type IslandSources = Record<string, string>;

/**
 * A script that does nothing, but that runs after the stylesheets before it (HTML, "a style sheet that is blocking
 * scripts"). Without it, Firefox shows what comes next without its styles.
 */
const WAIT = '<script>0</script>';

/** Parses a document of Gatsby, with its comments. */
export const parseDocument = (html: string): HTMLElement =>
  parse(html, { comment: true, blockTextElements: { script: true, style: true } });

/**
 * Puts the styles that a document needs into its style element. If the document says where its first sight ends
 * (`src/components/end-of-first-sight.tsx`), the style element has those of the part before, and a stylesheet that is
 * linked there has all of them. All, because the order of rules decides between them: the rest alone would override
 * what comes before it. The page script moves there, too.
 * @param css the site's stylesheet
 * @returns the stylesheet that has to be written, if there is one, and problems of the document as ends of sentences
 */
export function addStyles(root: HTMLElement, css: string, islands: IslandSources) {
  const style = root.querySelector('style[data-identity="gatsby-global-css"]');
  if (!style)
    return {
      added: [],
      problems: ['has no style element with the identity gatsby-global-css.'],
    };
  style.removeAttribute('data-href');
  // `textContent` would escape the rules.
  const setStyle = (rules: string) => style.set_content(new TextNode(rules, style));
  setStyle('');

  const elements = root.querySelectorAll('*');
  const all = stylesFor(elements, css, { islands, withIslands: true });
  const end = root.querySelector(`#${END_OF_FIRST_SIGHT}`);
  if (!end) {
    setStyle(all);
    return { added: [], problems: [] };
  }
  const pageScript = root.querySelector(`#${PAGE_SCRIPT}`);
  const firstSight = elements.slice(0, elements.indexOf(end));
  // It runs before the stylesheet comes, and sets attributes such as the state of islands.
  if (pageScript) firstSight.push(pageScript);
  const firstCss = (firstStyles[css] ??= withoutLater(css));
  // Islands run when the document has all of its styles.
  setStyle(stylesFor(firstSight, firstCss, { islands: {}, withIslands: false }));
  const file = `static/styles-${hashOf(all).slice(0, 8)}.css`;
  // React reads them when the document is complete (src/islands/island-element.ts).
  const props = root
    .querySelectorAll('script[type="application/json"]')
    .filter(({ range }) => range[0] < end.range[0]);
  for (const script of props) script.remove();
  // It holds taps on what is in sight, and would wait for the stylesheet after it.
  pageScript?.remove();
  const address = `${pathPrefix()}/${file}`;
  const link = `<link rel="stylesheet" href="${address}">`;
  end.replaceWith(`${pageScript ?? ''}${link}${WAIT}${props.join('')}`);
  // The scripts of islands would otherwise fill a slow line before the stylesheet is asked for.
  root
    .querySelector('head link[rel="modulepreload"]')
    ?.insertAdjacentHTML('beforebegin', `<link rel="preload" as="style" href="${address}">`);
  return { added: [{ file, text: all }], problems: [] };
}

/** Stylesheets without what a document can only need when it has all of its styles. */
const firstStyles: Record<string, string> = {};

/** Selectors for a pointer, for selected text, and for islands that React runs. */
const LATER = /(?<!\\):(?:hover|active)|::selection|\[state=["']?ready/;

/** Removes the rules for paper and those that first apply when a visitor does something. */
function withoutLater(css: string): string {
  const styles = parseStyles(css);
  styles.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove();
  });
  styles.walkRules((rule) => {
    const kept = rule.selectors.filter((one) => !LATER.test(one) || one.includes(':not('));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return String(styles);
}

/** The rules that elements can need: those of a document, or of its first sight. */
function stylesFor(
  elements: HTMLElement[],
  css: string,
  { islands, withIslands }: { islands: IslandSources; withIslands: boolean },
): string {
  const called = (name: string) => elements.filter(({ rawTagName }) => rawTagName === name);
  const scripts = [
    ...elements.filter(isInlineScript).map(({ rawText }) => rawText),
    ...called('react-island').map(({ attrs }) => islands[attrs.name ?? ''] ?? ''),
  ];
  const styles = called('style').map(({ rawText }) => rawText);
  return criticalStyles(css, elements, { scripts, styles, withIslands });
}

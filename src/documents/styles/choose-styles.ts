import { parse } from 'postcss';
import type { GatsbyPage } from '../gatsby-page';
import { fontFaces, neededFonts } from './font-faces';
import { findClasses, shortenClasses, type ShortClasses } from './short-classes';
import { collectNames, noNames, type Names } from './used-names';
import { stylesheetOf, usedStyles } from './used-styles';

/** What documents of a kind get of the site's stylesheet, and what its classes are called in them. */
export type InlineStyles = { css: string; short: ShortClasses };

/** What documents get of the site's stylesheet. */
export type ChosenStyles = {
  /** What stands in a document, by the name of its page's component. */
  inline: ReadonlyMap<string, InlineStyles>;
  /** The rules of the fonts that a document needs. */
  fontsOf: (html: string) => string;
};

/**
 * Chooses the styles that stand in documents: one choice for all documents of a kind, so that their
 * policy names few, and an article doesn't change the others.
 * @param documents every document's HTML as Gatsby writes it, one at a time
 * @param pageOf which page a document is
 */
export function chooseStyles(
  documents: Iterable<string>,
  pageOf: (html: string) => GatsbyPage | null,
): ChosenStyles {
  const namesOf = new Map<string, Names>();
  let css = '';
  for (const html of documents) {
    const page = pageOf(html);
    const stylesheet = stylesheetOf(html);
    if (!page || !stylesheet) continue;
    css = stylesheet.text;
    const names = namesOf.get(page.component) ?? noNames();
    namesOf.set(page.component, names);
    collectNames(html.replace(css, ''), names);
  }
  const faces = fontFaces(css);
  const classes = findClasses(parse(css));
  return {
    inline: new Map([...namesOf].map(([component, names]) => [component, choose(names)])),
    fontsOf: (html) => neededFonts(html, faces, css),
  };

  function choose(names: Names): InlineStyles {
    const root = usedStyles(css, names);
    const short = shortenClasses(root, classes, names.classes);
    return { css: root.toString(), short };
  }
}

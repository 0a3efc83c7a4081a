import { fontFaces, neededFonts } from './font-faces';
import type { GatsbyPage } from './gatsby-page';
import { collectNames, stylesheetOf, usedStyles, type Names } from './used-styles';

/** What documents get of the site's stylesheet. */
export type ChosenStyles = {
  /** What stands in a document, by the name of its page's component. */
  inline: ReadonlyMap<string, string>;
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
    const names = namesOf.get(page.component) ?? { classes: new Set(), ids: new Set() };
    namesOf.set(page.component, names);
    collectNames(html.replace(css, ''), names);
  }
  const faces = fontFaces(css);
  return {
    inline: new Map([...namesOf].map(([component, names]) => [component, usedStyles(css, names)])),
    fontsOf: (html) => neededFonts(html, faces, css),
  };
}

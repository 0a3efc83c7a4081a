import type { GatsbyPage } from './gatsby-page';
import { collectNames, stylesheetOf, usedStyles, type Names } from './used-styles';

/**
 * Chooses the styles that stand in documents: one choice for all documents of a kind, so that their
 * policy names few, and an article doesn't change the others.
 * @param documents every document's HTML as Gatsby writes it, one at a time
 * @param pageOf which page a document is
 * @returns the styles by the name of the page's component
 */
export async function chooseStyles(
  documents: Iterable<string>,
  pageOf: (html: string) => GatsbyPage | null,
): Promise<Map<string, string>> {
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
  const chosen = [...namesOf].map(
    async ([component, names]) => [component, await usedStyles(css, names)] as const,
  );
  return new Map(await Promise.all(chosen));
}

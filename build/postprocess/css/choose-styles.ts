import { parse } from 'postcss';
import type { Cache } from '../../lib/cache';
import { hashOf } from '../../lib/hash';
import type { BuiltDocument } from '../read-documents';
import { fontFaces, neededFonts } from './font-faces';
import {
  findClasses,
  shortenClasses,
  type ShortClasses,
  type StylesheetClasses,
} from './short-classes';
import { addNames, noNames, type Names } from './used-names';
import { usedStyles } from './used-styles';

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
 * @param css the text of the stylesheet
 * @param cache knows what earlier builds have chosen of the same
 */
export function chooseStyles(
  css: string,
  documents: readonly Pick<BuiltDocument, 'page' | 'names'>[],
  cache: Cache,
): ChosenStyles {
  const namesOf = new Map<string, Names>();
  for (const { page, names } of documents) {
    if (!page || !names) continue;
    if (!namesOf.has(page.component)) namesOf.set(page.component, noNames());
    addNames(namesOf.get(page.component)!, names);
  }
  const faces = fontFaces(css);
  let classes: StylesheetClasses | undefined;
  return {
    inline: new Map([...namesOf].map(([component, names]) => [component, choose(names)])),
    fontsOf: (html) => neededFonts(html, faces, css),
  };

  function choose(names: Names): InlineStyles {
    const all = Object.values(names).map((kind) => [...kind].toSorted());
    const key = `styles ${hashOf(JSON.stringify([css, all]))}`;
    const { short, ...styles } = cache.getOrCompute(key, () => {
      classes ??= findClasses(parse(css));
      const root = usedStyles(css, names);
      const renamed = shortenClasses(root, classes, names.classes);
      return { css: root.toString(), short: [...renamed] };
    });
    return { ...styles, short: new Map(short) };
  }
}

import { parse } from 'postcss';
import { FONTS_MARK } from '../../../src/inline-scripts/late-fonts';
import type { Cache } from '../../lib/cache';
import { hashOf } from '../../lib/hash';
import type { SourceDocument } from '../documents';
import { replaceStylesheet } from '../gatsby-markup';
import { neededFonts, readFontFaces } from './font-faces';
import { addNames, noNames, type Names } from './selector-names';
import {
  findClasses,
  shortenClasses,
  type ShortClasses,
  type StylesheetClasses,
} from './short-classes';
import { withoutUnusedStyles } from './unused-styles';

/** The rules in documents of one component, and the names that classes have there. */
export type InlineStyles = { css: string; shortClasses: ShortClasses };

/** The parts of the site's stylesheet that documents carry. */
export type ComponentStyles = {
  /**
   * The styles of documents of a component.
   * @throws for a component without documents
   */
  stylesOf(component: string): InlineStyles;
  /** The rules of the fonts that a document needs. */
  fontsOf(html: string): readonly string[];
};

/**
 * Selects the rules of the stylesheet that documents use. All documents of a component get the same
 * rules, so the policy names few style elements and an article does not change other documents.
 * @param css the text of the stylesheet
 * @param cache what earlier builds have selected
 */
export function selectComponentStyles(
  css: string,
  documents: readonly Pick<SourceDocument, 'page'>[],
  cache: Cache,
): ComponentStyles {
  const namesOf = new Map<string, Names>();
  for (const { page } of documents) {
    if (!page) continue;
    const names = namesOf.get(page.component) ?? noNames();
    addNames(names, page.names);
    namesOf.set(page.component, names);
  }
  const faces = readFontFaces(css);
  let classes: StylesheetClasses | undefined;
  const selected = new Map([...namesOf].map(([component, names]) => [component, select(names)]));
  return {
    stylesOf(component) {
      const styles = selected.get(component);
      if (!styles) throw new Error(`No document of the component ${component} has been read.`);
      return styles;
    },
    fontsOf: (html) => neededFonts(html, faces, css),
  };

  function select(names: Names): InlineStyles {
    const all = Object.values(names).map((kind) => [...kind].toSorted());
    const key = `styles ${hashOf(JSON.stringify([css, all]))}`;
    const { shortClasses, ...styles } = cache.getOrCompute(key, () => {
      classes ??= findClasses(parse(css));
      const root = withoutUnusedStyles(css, names);
      const renamed = shortenClasses(root, classes, names.classes);
      return { css: root.toString(), shortClasses: [...renamed] };
    });
    return { ...styles, shortClasses: new Map(shortClasses) };
  }
}

/**
 * Replaces the stylesheet in a document by selected rules. Each font has a style element of its own, so
 * there are never more different elements than fonts. Without script they apply at once, otherwise the
 * script in src/inline-scripts/late-fonts.ts enables them.
 * @param file the document's file, for messages
 */
export function withStyles(
  html: string,
  file: string,
  styles: string,
  fonts: readonly string[],
): string {
  const elements = fonts.map(
    (rule) => `<style ${FONTS_MARK} media="(scripting: none)">${rule}</style>`,
  );
  return replaceStylesheet(html, file, `<style>${styles}</style>${elements.join('')}`);
}

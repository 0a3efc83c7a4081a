import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';

const GLOBAL_STYLE = /<style data-href="([^"]+)" data-identity="gatsby-global-css">(.*?)<\/style>/s;
const CLASSES_AND_IDS = /\s(class|id)="([^"]*)"/g;

/** Classes below which an article's own stand, of which every article may have others. */
const OF_ARTICLES = /^(?:prose|article-body|contents-(?:above|beside))$/;

/** The classes and ids of documents of one kind. */
export type Names = { classes: Set<string>; ids: Set<string> };

/** The site's stylesheet: where it is as a file, and its text, which Gatsby writes into documents. */
export type Stylesheet = { address: string; text: string };

export const stylesheetOf = (html: string): Stylesheet | undefined => {
  const [, address, text] = GLOBAL_STYLE.exec(html) ?? [];
  return address === undefined ? undefined : { address, text: text! };
};

/** Adds the classes and ids that stand in a document. */
export function collectNames(html: string, { classes, ids }: Names): void {
  for (const [, attribute, value] of html.matchAll(CLASSES_AND_IDS)) {
    for (const name of value!.split(/\s+/)) (attribute === 'id' ? ids : classes).add(decode(name));
  }
}

/** Leaves in a document only the styles that documents of its kind use. */
export const withStyles = (html: string, styles: string): string =>
  html.replace(GLOBAL_STYLE, () => `<style>${styles}</style>`);

/**
 * Chooses of a stylesheet the rules that documents of a kind can use: what is left out names a class
 * or an id that none of them has. Elements and attributes count as there, because articles and
 * scripts bring others; the file with all rules comes with React, which brings other classes.
 */
export async function usedStyles(css: string, { classes, ids }: Names): Promise<string> {
  const found: ExtractorResultDetailed = {
    classes: [...classes],
    ids: [...ids],
    tags: css.match(/[a-z][a-z0-9]*/g) ?? [],
    attributes: { names: [], values: [] },
    undetermined: [],
  };
  const isArticle = [...classes].some((name) => OF_ARTICLES.test(name));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => found,
    dynamicAttributes: [...css.matchAll(/\[([a-z-]+)/g)].map(([, name]) => name!),
    safelist: isArticle ? { greedy: [OF_ARTICLES] } : [],
  });
  return result!.css;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (name: string) =>
  name.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => ENTITIES[entity]!);

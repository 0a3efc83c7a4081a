const TAG = /<([a-z][\w-]*)/gi;
const INPUT = /<input\b[^>]*\stype="([^"]*)"/g;
const CLASS_OR_ID = /\s(class|id)="([^"]*)"/g;
const STYLE = /<style>(.*?)<\/style>/gs;

/** What stands in documents of one kind that a selector can name. */
export type Names = {
  /** In small letters, those of SVG as well. */
  tags: Set<string>;
  /** The types of inputs, such as `search`. */
  inputs: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** The texts of style elements that components draw themselves. */
  styles: Set<string>;
};

export const noNames = (): Names => ({
  tags: new Set(),
  inputs: new Set(),
  classes: new Set(),
  ids: new Set(),
  styles: new Set(),
});

/** The same of one document, as JSON can hold it. */
export type NameLists = { [Kind in keyof Names]: string[] };

/** What stands in a document. */
export function listNames(html: string): NameLists {
  const { tags, inputs, classes, ids, styles } = noNames();
  for (const [, tag] of html.matchAll(TAG)) tags.add(tag!.toLowerCase());
  for (const [, type] of html.matchAll(INPUT)) inputs.add(type!);
  for (const [, text] of html.matchAll(STYLE)) styles.add(text!);
  for (const [, attribute, value] of html.matchAll(CLASS_OR_ID)) {
    for (const name of value!.split(/\s+/)) (attribute === 'id' ? ids : classes).add(decode(name));
  }
  const own = { tags, inputs, classes, ids, styles };
  return Object.fromEntries(
    Object.entries(own).map(([kind, names]) => [kind, [...names]]),
  ) as NameLists;
}

/** Adds what stands in a document to what stands in others. */
export function addNames(names: Names, lists: NameLists): void {
  for (const kind of Object.keys(lists) as (keyof Names)[]) {
    for (const name of lists[kind]) names[kind].add(name);
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A name as it is, and not as HTML writes it. */
export const decode = (name: string): string =>
  name.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => ENTITIES[entity]!);

const TAG = /<([a-z][\w-]*)((?:\s[^>]*)?)>/gi;
const STYLE = /<style>(.*?)<\/style>/gs;
const ATTRIBUTE = /\s(class|id|type)="([^"]*)"/g;

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

/** Adds what stands in a document. */
export function collectNames(html: string, { tags, inputs, classes, ids, styles }: Names): void {
  for (const [, text] of html.matchAll(STYLE)) styles.add(text!);
  for (const [, name, attributes] of html.matchAll(TAG)) {
    const tag = name!.toLowerCase();
    tags.add(tag);
    for (const [, attribute, value] of attributes!.matchAll(ATTRIBUTE)) {
      if (attribute === 'class') for (const each of value!.split(/\s+/)) classes.add(decode(each));
      else if (attribute === 'id') ids.add(decode(value!));
      else if (tag === 'input') inputs.add(value!);
    }
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A name as it is, and not as HTML writes it. */
export const decode = (name: string): string =>
  name.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => ENTITIES[entity]!);

import type { Element, Root } from 'hast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { TAKEN_IDS } from '../headings';
import { ALLOWED_HTML } from '../parse';

/** Attributes that the site sets itself where they help. */
const UNNEEDED = ['rel', 'loading', 'decoding'];

const and = new Intl.ListFormat('en-GB');

/** Writes the sentence about one kind of omission, given the omitted names. */
type Kind = (names: string) => string;

/** What the page leaves out of an author's HTML: a sentence per kind, at its first occurrence. */
export const shownHtml = lintRule<Root>('site:shown-html', (tree, file) => {
  const kinds = new Map<Kind, { names: Set<string>; line: number }>();
  const places = new Set<unknown>(TAKEN_IDS);
  visit(tree, 'element', (element) => {
    // What the parser adds, such as the heading of the footnotes, has no position.
    const line = element.position?.start?.line;
    if (line === undefined) return;
    const omissions = omissionsOf(element, String(file));
    const { name: place, id = place } = element.properties;
    if (places.has(id)) omissions.push([taken, quote(String(id))]);
    if (id !== undefined) places.add(id);
    for (const [kind, name] of omissions) {
      const found = kinds.get(kind) ?? { names: new Set(), line };
      kinds.set(kind, found);
      found.names.add(name);
    }
  });
  for (const [describe, { names, line }] of kinds)
    file.message(describe(and.format(names)), { line, column: 1 });
});

const elements = (names: string) =>
  `the page can’t show ${names}; write what it shows, use a picture, or put it in backticks`;
const videos = (names: string) =>
  `write a video like a picture, ![what it shows](soup.mp4), instead of ${names}`;
const taken = (names: string) => `the page has a place ${names} already; choose another id`;
const attributes = (names: string) => `delete ${names}: the page leaves such attributes out`;

/** The kind and name of everything omitted from an element. */
function omissionsOf(
  { tagName, properties, position }: Element,
  markdown: string,
): [Kind, name: string][] {
  if (tagName === 'video') return [[videos, '<video>']];
  if (!ALLOWED_HTML.tagNames?.includes(tagName)) {
    const written = markdown.slice(position?.start?.offset ?? 0);
    const name = /^<([A-Za-z][^\s/>]*)/.exec(written)?.[1] ?? tagName;
    return [[elements, `<${name}>`]];
  }
  const { attributes: allowed } = ALLOWED_HTML;
  const names = [...(allowed?.['*'] ?? []), ...(allowed?.[tagName] ?? [])].map((entry) =>
    typeof entry === 'string' ? entry : entry[0],
  );
  return Object.keys(properties)
    .filter((name) => !names.includes(name))
    .map(writtenName)
    .filter((attribute) => /^[a-z-]+$/.test(attribute) && !UNNEEDED.includes(attribute))
    .map((attribute) => [attributes, attribute]);
}

/** The attribute of a property, such as `data-foo-bar` of `dataFooBar` (hast, PropertyName). */
function writtenName(property: string): string {
  if (property === 'className') return 'class';
  const word = property.startsWith('aria') ? /(?<=^aria)[A-Z]/ : /[A-Z]/g;
  return (
    /^(?:aria|data)[A-Z]/.test(property) ? property.replace(word, '-$&') : property
  ).toLowerCase();
}

import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

declare module 'vfile' {
  interface DataMap {
    /** The markdown without code and comments, line by line. */
    prose: string;
    /** The prose without links, pictures, footnotes and HTML. */
    text: string;
  }
}

const CODE = ['code', 'inlineCode'];
const LINKS = [
  'definition',
  'footnoteReference',
  'image',
  'imageReference',
  'link',
  'linkReference',
];

/** HTML in which every sign is meant as it is written. */
const BEGINS_CODE = /^<(?:code|kbd|pre|samp)\b/i;
const ENDS_CODE = /^<\/(?:code|kbd|pre|samp)\b/i;
/** The same within a block of HTML, which is one node. */
const CODE_IN_BLOCK = /(?<=<(code|kbd|pre|samp)\b[^>]*>)[\s\S]*?(?=<\/\1\s*>)/gi;

/** The parts of the markdown in which rules search for syntax that isn't parsed. */
export function partsOf(markdown: string, tree: Root): { prose: string; text: string } {
  const prose = blank(markdown, [
    ...placesOf(tree, CODE),
    ...placesInCodeTags(tree),
    ...placesInBlocks(markdown, tree),
  ]);
  return { prose, text: blank(prose, placesOf(tree, [...LINKS, 'html'])) };
}

/** A part of the markdown, by its offsets. */
type Place = { start: number; end: number };

const placeOf = ({ position }: Nodes): Place => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** The places of comments and of nodes of some types. */
function placesOf(tree: Root, types: readonly string[]): Place[] {
  const places: Place[] = [];
  visit(tree, (node: Nodes) => {
    const isComment = node.type === 'html' && node.value.startsWith('<!--');
    if (types.includes(node.type) || isComment) places.push(placeOf(node));
  });
  return places;
}

/** What stands between tags such as `<code>` and `</code>` in a paragraph. */
function placesInCodeTags(tree: Root): Place[] {
  const places: Place[] = [];
  visit(tree, (node: Nodes) => {
    if (!('children' in node)) return;
    let start: number | undefined;
    for (const child of node.children) {
      if (child.type !== 'html') continue;
      if (BEGINS_CODE.test(child.value)) start ??= placeOf(child).end;
      else if (start !== undefined && ENDS_CODE.test(child.value)) {
        places.push({ start, end: placeOf(child).start });
        start = undefined;
      }
    }
  });
  return places;
}

/** What stands between such tags in blocks of HTML. */
function placesInBlocks(markdown: string, tree: Root): Place[] {
  const places: Place[] = [];
  visit(tree, 'html', (node) => {
    const block = placeOf(node);
    // Not the node's value, which lacks the signs of a quotation around it.
    for (const { 0: code, index } of markdown.slice(block.start, block.end).matchAll(CODE_IN_BLOCK))
      places.push({ start: block.start + index, end: block.start + index + code.length });
  });
  return places;
}

/** The text with some places blanked out, so that lines keep their numbers. */
function blank(markdown: string, places: readonly Place[]): string {
  const letters = markdown.split('');
  for (const { start, end } of places)
    for (let at = start; at < end; at += 1) if (letters[at] !== '\n') letters[at] = ' ';
  return letters.join('');
}

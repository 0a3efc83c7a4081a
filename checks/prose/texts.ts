import { visit as visitJson, type JSONPath } from 'jsonc-parser';
import type { Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import { parseMarkdown } from '../../plugins/gatsby-source-site-content/markdown/parse-markdown';

/**
 * A text of the content, the line on which it begins, and its role where a rule depends on it. A label is
 * a value of a data file or of front matter.
 */
export type Text = { line: number; text: string; role?: 'label' | 'link' | 'picture' };

const PICTURE_KEYS = ['alt', 'imageAlt'];
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** The texts of a data file. */
export function textsOfJson(source: string): Text[] {
  const texts: Text[] = [];
  visitJson(source, {
    onLiteralValue: (value, _offset, _length, line, _character, path) => {
      if (typeof value === 'string') texts.push(ofKey(lastKey(path()), value, line + 1));
    },
  });
  return texts;
}

/** The texts of an article or a page of prose: front matter, paragraphs, headings, links and pictures. */
export function textsOfMarkdown(source: string): Text[] {
  const [fence = '', frontMatter = ''] = FRONT_MATTER.exec(source) ?? [];
  const firstLine = fence.split('\n').length;
  const texts = textsOfFrontMatter(frontMatter);
  visit(parseMarkdown(source.slice(fence.length)), (node) => {
    const line = firstLine + (node.position?.start.line ?? 1) - 1;
    const found = textOf(node);
    if (found) texts.push({ ...found, line });
  });
  return texts;
}

function textsOfFrontMatter(source: string): Text[] {
  const counter = new LineCounter();
  const texts: Text[] = [];
  visitYaml(parseDocument(source, { lineCounter: counter }), {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      // The fence is the first line of the file.
      const line = counter.linePos(value.range?.[0] ?? 0).line + 1;
      texts.push(ofKey(String(key.value), value.value, line));
    },
  });
  return texts;
}

function textOf(node: Nodes): Omit<Text, 'line'> | undefined {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    return { text: proseOf(node) };
  }
  if (node.type === 'link' || node.type === 'linkReference') {
    return { text: toString(node), role: 'link' };
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    return { text: node.alt ?? '', role: 'picture' };
  }
  return undefined;
}

/** The words of a paragraph, with a dash instead of code and pictures. */
function proseOf(node: Parents): string {
  return node.children
    .map((child) => {
      if ('children' in child) return proseOf(child);
      return child.type === 'text' ? child.value : ' – ';
    })
    .join('');
}

const ofKey = (key: string, text: string, line: number): Text => ({
  line,
  text,
  role: PICTURE_KEYS.includes(key) ? 'picture' : 'label',
});

const lastKey = (path: JSONPath) => String(path.findLast((step) => typeof step === 'string') ?? '');

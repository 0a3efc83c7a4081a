import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { common, createLowlight } from 'lowlight';
import { visit } from 'unist-util-visit';

const lowlight = createLowlight(common);
const LANGUAGE = /^language-([^:{]+)/;

/** Adds classes to the parts of code in a known language; other code stays plain. */
export function highlightCode(tree: Root): void {
  visit(tree, 'element', (pre) => {
    const code = pre.children[0];
    if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
    const [language] = [code.properties.className].flat();
    const name = LANGUAGE.exec(String(language))?.[1]?.toLowerCase();
    if (!name || !lowlight.registered(name)) return;
    const { children } = lowlight.highlight(name, toString(code));
    code.children = children.filter((child) => child.type !== 'doctype');
  });
}

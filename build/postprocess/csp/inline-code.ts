import { createHash } from 'node:crypto';

/** What a document carries that its policy has to allow by name, and what no policy of ours can. */
export type InlineCode = {
  scripts: string[];
  styles: string[];
  /** Origins of pictures from other sites. */
  pictureOrigins: string[];
  /** Tags with a style, an event handler or a `javascript:` link in them. */
  refused: string[];
};

const ELEMENT = /<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gs;
const TAG = /<[a-z][^>]*>/gi;
const REFUSED = /\s(?:style|on[a-z]+)\s*=|\s(?:href|src|action)\s*=\s*["']?\s*javascript:/i;
const PICTURE = /^<img\b[^>]*\ssrc="(https?:\/\/[^/"]+)/i;

/** Types of script elements that a policy minds; any other is data (HTML, "prepare the script element"). */
const RUNS = /^(?:|module|speculationrules|text\/javascript|application\/javascript)$/;

/** Reads a document as the browser will: its scripts and styles by their hashes (CSP 3, section 6.7.3). */
export function readInlineCode(html: string): InlineCode {
  const elements = [...html.matchAll(ELEMENT)].map(([, name, attributes = '', text = '']) => ({
    name,
    attributes,
    text,
  }));
  const scripts = elements.filter(
    ({ name, attributes }) =>
      name === 'script' && !/\ssrc=/.test(attributes) && RUNS.test(typeOf(attributes)),
  );
  const tags = html.replace(ELEMENT, '<$1$2>').match(TAG) ?? [];
  return {
    scripts: scripts.map(({ text }) => hashSource(text)),
    styles: elements.filter(({ name }) => name === 'style').map(({ text }) => hashSource(text)),
    pictureOrigins: tags.flatMap((tag) => PICTURE.exec(tag)?.[1] ?? []),
    refused: tags.filter((tag) => REFUSED.test(tag)),
  };
}

const typeOf = (attributes: string) => /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '';

/** How a policy names an inline script or style (CSP 3, section 2.3.1, hash-source). */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';
import { FONTS_MARK } from '../../../src/inline-scripts/late-fonts';

/** An inline script or style. */
export type InlineElement = {
  /** Its name in a policy, see {@link hashSource}. */
  hash: string;
  /** Its tag and the beginning of its text, for messages. */
  excerpt: string;
};

/** The code in a document that its policy names, and the code that no policy of the site allows. */
export type InlineCode = {
  scripts: InlineElement[];
  styles: InlineElement[];
  /** The hashes of the style elements for fonts, which contain the rule of one font each. */
  fonts: string[];
  /** Origins of pictures from other sites. */
  pictureOrigins: string[];
  /** Start tags, reduced to the style attribute, event handler or `javascript:` address at fault. */
  refused: string[];
};

/** Types of script elements that run. Others hold data (HTML, "prepare the script element"). */
const EXECUTABLE = /^(?:|module|speculationrules|text\/javascript|application\/javascript)$/;

const STYLE_OR_HANDLER = /^(?:style|on.+)$/i;
const WITH_ADDRESS = /^(?:href|src|action|formaction|xlink:href)$/i;

const EXCERPT_LENGTH = 60;

/** A placeholder for the site's origin, against which addresses are resolved. */
const BASE = 'https://site.invalid';

/** Finds the code in a document that concerns its policy. */
export function readInlineCode(html: string): InlineCode {
  const code: InlineCode = { scripts: [], styles: [], fonts: [], pictureOrigins: [], refused: [] };
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  for (const element of root.getElementsByTagName('*')) {
    if (isExecutable(element)) code.scripts.push(readElement(element));
    if (element.tagName === 'STYLE') {
      if (element.hasAttribute(FONTS_MARK)) code.fonts.push(hashSource(element.textContent));
      else code.styles.push(readElement(element));
    }
    if (element.tagName === 'IMG') code.pictureOrigins.push(...foreignOrigin(element));
    code.refused.push(...refusedAttributes(element));
  }
  return code;
}

const readElement = ({ rawTagName, textContent }: HTMLElement): InlineElement => ({
  hash: hashSource(textContent),
  excerpt: `<${rawTagName}>${textContent.trim().slice(0, EXCERPT_LENGTH)}`,
});

const isExecutable = (element: HTMLElement): boolean =>
  element.tagName === 'SCRIPT' &&
  !element.hasAttribute('src') &&
  EXECUTABLE.test(element.getAttribute('type') ?? '');

/** Decodes only the attributes that matter: a document has thousands. */
const refusedAttributes = (element: HTMLElement): string[] =>
  Object.keys(element.rawAttributes).flatMap((name) => {
    const isAddress = WITH_ADDRESS.test(name);
    if (!isAddress && !STYLE_OR_HANDLER.test(name)) return [];
    const value = element.getAttribute(name) ?? '';
    if (isAddress && resolve(value)?.protocol !== 'javascript:') return [];
    return [`<${element.rawTagName} ${name}="${value}">`];
  });

function foreignOrigin(picture: HTMLElement): string[] {
  const { origin = BASE, protocol = '' } = resolve(picture.getAttribute('src') ?? '') ?? {};
  return origin !== BASE && /^https?:$/.test(protocol) ? [origin] : [];
}

/** Resolves an address with a scheme or a host; undefined for others and for invalid ones. */
const resolve = (address: string): URL | undefined =>
  /:|^\s*[/\\]{2}/.test(address) && URL.canParse(address, BASE)
    ? new URL(address, BASE)
    : undefined;

/** Names an inline script or style in a policy (CSP 3, section 2.3.1, hash-source). */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

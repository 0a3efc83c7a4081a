import { parse, type AtRule } from 'postcss';
import { charactersOf } from '../../lib/unicode-range';

/** A font of the stylesheet that browsers fetch. */
export type FontFace = {
  rule: string;
  family: string;
  /** The characters for which it is used. A later rule of the family takes precedence. */
  characters: ReadonlySet<string>;
};

const WITHOUT_TEXT = /<(script|style)\b.*?<\/\1>/gs;
const TAG = /<[^>]+>/g;
/** Line breaks and the like, for which no font has a glyph. */
const CONTROL = /\p{Cc}/u;

/** Elements that use the headlines' family. */
const HEADLINES =
  /<(h[1-6]|blockquote|summary)\b.*?<\/\1>|<(\w+)[^>]*\sclass="[^"]*\bfont-display\b.*?<\/\2>/gs;
const HEADLINES_FAMILY = /--font-display:\s*["']?([^"',;]+)/;

const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Whether a rule's font is a file that browsers fetch, and not a font of the device. */
export const isFetched = (face: AtRule): boolean => face.toString().includes('url(');

/** The fonts of a stylesheet that browsers fetch, in its order. */
export function readFontFaces(css: string): FontFace[] {
  const faces: FontFace[] = [];
  parse(css).walkAtRules('font-face', (face) => {
    if (!isFetched(face)) return;
    const family = valueOf(face, 'font-family').replace(/["']/g, '');
    const characters = new Set(charactersOf(valueOf(face, 'unicode-range')));
    for (const earlier of faces.filter((each) => each.family === family)) {
      earlier.characters = new Set(
        [...earlier.characters].filter((character) => !characters.has(character)),
      );
    }
    faces.push({ rule: face.toString(), family, characters });
  });
  return faces;
}

/**
 * The rules of the fonts whose characters a document contains. A document lacks the other rules, because
 * a browser looks up a fallback on the device for each font that isn't loaded, in every size of text.
 * @param css the stylesheet, which names the headlines' family
 */
export function neededFonts(html: string, faces: readonly FontFace[], css: string): string[] {
  const bare = html.replace(WITHOUT_TEXT, '');
  const all = textOf(bare);
  const headlines = textOf((bare.match(HEADLINES) ?? []).join(' '));
  const headlinesFamily = HEADLINES_FAMILY.exec(css)?.[1];
  return faces
    .filter(({ family, characters }) =>
      [...(family === headlinesFamily ? headlines : all)].some((each) => characters.has(each)),
    )
    .map(({ rule }) => rule);
}

function valueOf(face: AtRule, property: string): string {
  const declaration = face.nodes?.find((node) => node.type === 'decl' && node.prop === property);
  if (declaration?.type === 'decl') return declaration.value;
  throw new Error(`The stylesheet has a @font-face without ${property}.`);
}

/** The characters of a document's text, without control characters. */
function textOf(html: string): ReadonlySet<string> {
  const text = html
    .replace(TAG, ' ')
    .replace(ENTITY, (entity, hex?: string, decimal?: string, name?: string) =>
      name
        ? (NAMED[name.toLowerCase()] ?? entity)
        : String.fromCodePoint(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10)),
    );
  return new Set([...new Set(text)].filter((character) => !CONTROL.test(character)));
}

import { quote } from '../../sentences';

/** Lengths that sharp and browsers measure equally: pixels, absolute units, and a share of the drawing's `viewBox`. */
const ABSOLUTE = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:px|pt|pc|in|cm|mm|q|%)?\s*$/i;

/** Other files that a drawing shows, except data and parts of its own. */
const OTHER_FILE =
  /<(?:image|use|feImage)\b[^>]*?\bhref\s*=\s*["'](?!#|data:)([^"']+)["']|@import\s+(?:url\()?["']?([^"')]+)/;

/** Returns the end of a sentence if visitors would see an SVG at another size than its author, or without its parts. */
export function findDrawingIssue(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8').replace(/<!--[\s\S]*?-->/g, '');
  const root = /<(?:\w+:)?svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const attribute = (name: string) =>
    new RegExp(String.raw`\s${name}\s*=\s*["']([^"']*)["']`).exec(root)?.[1];
  for (const name of ['width', 'height']) {
    const length = attribute(name);
    if (length !== undefined && !ABSOLUTE.test(length))
      return `has the ${name} ${quote(length)}; write it in pixels, such as ${name}="320"`;
  }
  const isSized = [attribute('width'), attribute('height')].every(
    (length) => length !== undefined && !length.includes('%'),
  );
  if (attribute('viewBox') === undefined && !isSized)
    return 'has no size; give its element <svg> a viewBox such as viewBox="0 0 320 200"';
  const [, shown, imported] = OTHER_FILE.exec(text) ?? [];
  const other = shown ?? imported;
  if (other !== undefined)
    return `shows ${quote(other)}, which browsers leave out of a picture; put it into the drawing`;
  return undefined;
}

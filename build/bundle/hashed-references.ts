const NAMES: readonly RegExp[] = [
  // A size of a picture: the hashes of the picture and of the size.
  /^static\/([0-9a-f]{32}\/[0-9a-f]{5})\//,
  // A file that an article links to, and what webpack copies, such as fonts.
  /^static\/([0-9a-f]{32})\//,
  /^static\/[^/]+-([0-9a-f]{32})\.\w+$/,
  // Scripts and styles, with the license beside them.
  /^[^/]+[.-]([0-9a-f]{20})\.(?:js|css)(?:\.LICENSE\.txt)?$/,
  // A map has the name of its script, which asks for it only if it was built with one.
  /^([^/]+[.-][0-9a-f]{20}\.(?:js|css)\.map)$/,
];

const MENTION = /(?<![0-9a-f])(?:([0-9a-f]{32})(?:\/[0-9a-f]{5})?|[0-9a-f]{20})(?![0-9a-f])/g;
const ASKED_MAP = /sourceMappingURL=(\S+)/g;

/** The part of a file's name that whoever refers to it has to write; nothing if its name has no hash. */
export const hashedNameOf = (file: string): string | undefined =>
  NAMES.map((pattern) => pattern.exec(file)?.[1]).find((name) => name !== undefined);

/** Every such part that stands in a text, once. webpack's own table of chunks has only the hashes. */
export function findHashedReferences(text: string): string[] {
  const names = new Set<string>();
  for (const [whole, digest] of text.matchAll(MENTION)) {
    names.add(whole);
    if (digest) names.add(digest);
  }
  for (const [, map] of text.matchAll(ASKED_MAP)) names.add(map!);
  return [...names];
}

import { isText } from '../lib/text-files';

/** Files in Gatsby's `public` that are for its next build or for tools. No page refers to them. */
const FOR_GATSBY = [
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /^render-page\.js/,
  /^_gatsby\//,
  /^~partytown\//,
  /^page-data\/dev-404-page\//,
];

/** Names with a hash. The captured group is what a reference to the file has to contain. */
const HASHED_NAMES: readonly RegExp[] = [
  // A size of a picture: the hashes of the picture and of the size.
  /^static\/([0-9a-f]{32}\/[0-9a-f]{5})\//,
  // A file that an article links to, and what webpack copies, such as fonts.
  /^static\/([0-9a-f]{32})\//,
  /^static\/[^/]+-([0-9a-f]{32})\.\w+$/,
  // Scripts and styles, with the license beside them.
  /^[^/]+[.-]([0-9a-f]{20})\.(?:js|css)(?:\.LICENSE\.txt)?$/,
  // A source map has its script's name; only a script that was built with one refers to it.
  /^([^/]+[.-][0-9a-f]{20}\.(?:js|css)\.map)$/,
];

// webpack's table of chunks has only the hashes.
const HASH = /(?<![0-9a-f])(?:([0-9a-f]{32})(?:\/[0-9a-f]{5})?|[0-9a-f]{20})(?![0-9a-f])/g;
const SOURCE_MAP = /sourceMappingURL=(\S+)/g;

/** Lists everything in a text that may refer to a file with a hash in its name, once each. */
export function findHashedReferences(text: string): string[] {
  const references = new Set<string>();
  for (const [whole, digest] of text.matchAll(HASH)) {
    references.add(whole);
    if (digest) references.add(digest);
  }
  for (const [, map = ''] of text.matchAll(SOURCE_MAP)) references.add(map);
  return [...references];
}

/**
 * Selects the files of Gatsby's `public` that visitors need. It leaves out Gatsby's own files, and files
 * with a hash in their name that no selected file refers to: Gatsby never deletes the scripts and
 * pictures of earlier builds.
 * @param referencesOf the references of a text file, see {@link findHashedReferences}
 */
export function selectReachableFiles(
  files: readonly string[],
  referencesOf: (file: string) => readonly string[],
): string[] {
  const candidates = files.filter((file) => !FOR_GATSBY.some((pattern) => pattern.test(file)));
  const selected = new Set<string>();
  const references = new Set<string>();
  let added = candidates.filter((file) => hashedNameOf(file) === undefined);
  while (added.length > 0) {
    for (const file of added) selected.add(file);
    for (const file of added.filter(isText)) {
      for (const reference of referencesOf(file)) references.add(reference);
    }
    added = candidates.filter(
      (file) => !selected.has(file) && references.has(hashedNameOf(file) ?? ''),
    );
  }
  return candidates.filter((file) => selected.has(file));
}

const hashedNameOf = (file: string): string | undefined =>
  HASHED_NAMES.map((pattern) => pattern.exec(file)?.[1]).find((name) => name !== undefined);

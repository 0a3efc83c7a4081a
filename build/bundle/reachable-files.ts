import { isText } from '../lib/text-files';
import { hashedNameOf } from './hashed-references';

/** What Gatsby leaves in its `public` for its next run or for tools, and no page asks for. */
const FOR_GATSBY = [
  /^webpack\.stats\.json$/,
  /^chunk-map\.json$/,
  /^render-page\.js/,
  /^_gatsby\//,
  /^~partytown\//,
  /^page-data\/dev-404-page\//,
];

/** Whether Gatsby wrote a file for itself alone. */
export const isForGatsby = (file: string): boolean =>
  FOR_GATSBY.some((pattern) => pattern.test(file));

/**
 * Chooses what of Gatsby's `public` goes to visitors: all but what it wrote for itself, and of the
 * files with a hash in their name those that something shipped mentions. Without the latter a
 * bundle would hold the scripts and pictures of earlier builds, which Gatsby never takes away.
 * @param findHashedReferences the names that a text mentions
 */
export function selectReachableFiles(
  files: readonly string[],
  findHashedReferences: (file: string) => readonly string[],
): string[] {
  const candidates = files.filter((file) => !isForGatsby(file));
  const shipped = new Set<string>();
  const mentioned = new Set<string>();
  let reached = candidates.filter((file) => hashedNameOf(file) === undefined);
  while (reached.length > 0) {
    for (const file of reached) shipped.add(file);
    for (const file of reached.filter(isText)) {
      for (const name of findHashedReferences(file)) mentioned.add(name);
    }
    reached = candidates.filter(
      (file) => !shipped.has(file) && mentioned.has(hashedNameOf(file) ?? ''),
    );
  }
  return candidates.filter((file) => shipped.has(file));
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Cache } from '../lib/cache';
import type { StagedBundle } from '../workspace/staged-bundle';
import { metaPolicy, type Inline } from '../hosting/policy';
import type { BuiltSite } from './built-site';
import { collectInline } from './csp/collect-inline-code';
import { deferScripts } from './scripts/defer-scripts';
import { withPolicy } from './finish';
import { createFinisher } from './finisher';
import { hash, readInlineCode } from './csp/inline-code';
import { readDocuments, type BuiltDocument } from './read-documents';

/** What the rest of the bundle needs to know of its documents. */
export type FinishedDocuments = {
  /** Their paths. */
  paths: readonly string[];
  /** What the policy of all of them has to name. */
  inline: Inline;
  /** The files that no document asks for any more. */
  replaced: ReadonlySet<string>;
};

/**
 * Puts every document into a bundle, with its scripts, its styles and its policy. Nothing may change a
 * document after this: its scripts are known by their hashes.
 * @param cache what earlier builds have read of documents
 * @throws sentences about what no constant policy can allow
 */
export function finishDocuments(
  site: BuiltSite,
  staged: StagedBundle,
  cache: Cache,
): FinishedDocuments {
  const documents = readDocuments(site, cache);
  const { finish, versionOf } = createFinisher(site, documents, cache);
  const drafts = new Set<string>();
  const codes = documents.map((document) =>
    cache.getOrCompute(`code ${versionOf(document)}`, () => readInlineCode(writeDraft(document))),
  );
  const paths = documents.map(({ place }) => place);
  const inline = collectInline(codes.map((code, at) => ({ file: paths[at]!, ...code })));
  // React brings a component's own style element into documents that began as other pages.
  const ofComponents = documents.flatMap(({ names }) => (names?.styles ?? []).map(hash));

  for (const [at, { scripts, styles }] of codes.entries()) {
    const all = [...new Set([...styles, ...ofComponents])].toSorted();
    put(documents[at]!, metaPolicy({ ...inline, scripts, styles: all }));
  }
  return { paths, inline, replaced: putStart(site, documents, staged, cache) };

  /** Ten thousand documents are a gigabyte: they wait on the disk for the policy of all. */
  function writeDraft(document: BuiltDocument): string {
    const html = finish(document);
    writeFileSync(staged.create(document.place, ''), html);
    drafts.add(document.place);
    return html;
  }

  function put(document: BuiltDocument, policy: string): void {
    const { place } = document;
    const from = `${versionOf(document)} ${policy}`;
    const isDraft = drafts.has(place);
    if (!isDraft && staged.reuse(place, from)) return;
    const html = isDraft ? readFileSync(path.join(staged.folder, place), 'utf8') : finish(document);
    staged.write(place, withPolicy(html, policy), from);
  }
}

/** Writes the script that starts the others, which is the same in all documents. */
function putStart(
  site: BuiltSite,
  documents: readonly BuiltDocument[],
  staged: StagedBundle,
  cache: Cache,
): Set<string> {
  const any = documents.find(({ page }) => page !== null);
  if (!any) return new Set();
  const fileOf = (address: string) => address.slice(1);
  const read = (address: string) => site.read(fileOf(address));
  const { start, replaced } = deferScripts(site.read(any.file), any.page!, read, cache);
  staged.write(fileOf(start.address), start.text);
  return new Set(replaced.map(fileOf));
}

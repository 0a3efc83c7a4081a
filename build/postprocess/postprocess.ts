import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { metaPolicy, type PolicySources } from '../hosting/policy';
import type { Cache } from '../lib/cache';
import type { StagedBundle } from '../workspace/staged-bundle';
import { hashSource, readInlineCode } from './csp/inline-code';
import { withPolicy } from './csp/policy-meta';
import { collectPolicySources, hashesOf } from './csp/policy-sources';
import { readDocuments, type SourceDocument } from './documents';
import { featurePanels } from './feature-panels';
import type { GatsbyOutput } from './gatsby-output';
import { deferScripts } from './scripts/defer-scripts';
import { createTransform } from './transform-document';

/** What the next steps of the build need to know about the documents. */
export type PostprocessedSite = {
  /** Their paths in the bundle. */
  paths: readonly string[];
  /** What the policy of all documents names. */
  inline: PolicySources;
  /** Files of Gatsby's output that no document refers to any more. */
  replaced: ReadonlySet<string>;
};

/**
 * Writes every document into a bundle, with its scripts, styles and policy. Nothing may change a
 * document after this: the policy names its scripts by their hashes.
 * @param cache what earlier builds have read from documents
 * @throws sentences about code that the policy cannot allow
 */
export function postprocess(
  output: GatsbyOutput,
  staged: StagedBundle,
  cache: Cache,
): PostprocessedSite {
  const documents = readDocuments(output, cache);
  const panels = featurePanels(output, documents, cache);
  if (panels) staged.write(panels.address.slice(1), panels.text);
  const { transform, inputOf } = createTransform(output, documents, panels?.address, cache);
  const drafts = new Set<string>();
  const codes = documents.map((document) =>
    cache.getOrCompute(`code ${inputOf(document)}`, () => readInlineCode(writeDraft(document))),
  );
  const inline = collectPolicySources(
    documents.map(({ outputPath, page }, at) => ({
      file: outputPath,
      component: page?.component ?? outputPath,
      code: codes[at]!,
    })),
  );
  // After a navigation, React adds a component's style element to the document of another page.
  const ofComponents = documents.flatMap(({ page }) => (page?.names.styles ?? []).map(hashSource));

  for (const [at, { scripts, styles, fonts }] of codes.entries()) {
    const own = { scripts: hashesOf(scripts), styles: [...hashesOf(styles), ...fonts] };
    const all = [...new Set([...own.styles, ...ofComponents])].toSorted();
    write(documents[at]!, metaPolicy({ ...inline, scripts: own.scripts, styles: all }));
  }
  const paths = documents.map(({ outputPath }) => outputPath);
  return { paths, inline, replaced: writeStartScript(output, documents, staged, cache) };

  /** Ten thousand documents take a gigabyte, so drafts are on the disk until the policy is known. */
  function writeDraft(document: SourceDocument): string {
    const html = transform(document);
    writeFileSync(staged.create(document.outputPath, ''), html);
    drafts.add(document.outputPath);
    return html;
  }

  function write(document: SourceDocument, policy: string): void {
    const { outputPath } = document;
    const input = `${inputOf(document)} ${policy}`;
    const isDraft = drafts.has(outputPath);
    if (!isDraft && staged.reuse(outputPath, input)) return;
    const html = isDraft
      ? readFileSync(path.join(staged.folder, outputPath), 'utf8')
      : transform(document);
    staged.write(outputPath, withPolicy(html, outputPath, policy), input);
  }
}

/**
 * Writes the start script, which is the same for all documents.
 * @returns the files whose text it contains
 */
function writeStartScript(
  output: GatsbyOutput,
  documents: readonly SourceDocument[],
  staged: StagedBundle,
  cache: Cache,
): Set<string> {
  const fileOf = (address: string) => address.slice(1);
  const read = (address: string) => output.read(fileOf(address));
  for (const { file, page } of documents) {
    if (!page) continue;
    const { start, replaced } = deferScripts(output.read(file), { file, page, read }, cache);
    staged.write(fileOf(start.address), start.text);
    return new Set(replaced.map(fileOf));
  }
  return new Set();
}

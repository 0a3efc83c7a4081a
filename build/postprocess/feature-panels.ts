import { parse } from 'node-html-parser';
import { FEATURES_PATH } from '../../src/sections/features/feature-panel';
import type { Cache } from '../lib/cache';
import { fileWithHash, type TextFile } from '../lib/hashed-file';
import type { SourceDocument } from './documents';
import type { GatsbyOutput } from './gatsby-output';

/** The attribute that marks, in the document of all features, the contents of a panel of the home page. */
const PANEL = 'data-panel';

/**
 * Makes the file from which the first script fills the panels of the home page's feature explorer
 * (src/inline-scripts/feature-tiles.ts). The contents come from the page of all features. Their classes
 * have their long names, as in the whole stylesheet, to which the file links. The extension is not
 * `html`, because hosts redirect addresses that end with it.
 * @returns undefined for a site without that page
 * @throws if the page marks no contents
 */
export function featurePanels(
  output: GatsbyOutput,
  documents: readonly SourceDocument[],
  cache: Cache,
): TextFile | undefined {
  const document = documents.find(({ page }) => page?.path === FEATURES_PATH);
  if (!document) return undefined;
  const { address } = output.stylesheet;
  return cache.getOrCompute(`feature panels ${document.version} ${address}`, () => {
    const panels = parse(output.read(document.file)).querySelectorAll(`[${PANEL}]`);
    if (panels.length === 0) throw new Error(`${document.file} has no element with ${PANEL}.`);
    const contents = panels.map((panel) => panel.toString()).join('');
    return fileWithHash(
      'static/feature-panels',
      'txt',
      `<!doctype html><link rel="stylesheet" href="${address}">${contents}`,
    );
  });
}

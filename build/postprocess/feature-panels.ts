import { parse } from 'node-html-parser';
import { FEATURES_PATH } from '../../src/sections/features/feature-panel';
import type { Cache } from '../lib/cache';
import { fileWithHash, type TextFile } from '../lib/hashed-file';
import type { InsertedHtml } from './css/component-styles';
import { listNames } from './css/selector-names';
import type { SourceDocument } from './documents';
import type { GatsbyOutput } from './gatsby-output';

/** The page with the feature explorer. */
const EXPLORER_PATH = '/';

/** Marks the contents of a panel of the home page in the document of all features. */
const PANEL = 'data-panel';

/** The contents of the feature explorer's panels. */
export type FeaturePanels = { file: TextFile; inserted: InsertedHtml };

/**
 * Makes the file from which the first script fills the panels of the home page's feature explorer
 * (src/inline-scripts/feature-tiles.ts): what the page of all features says about each. The home page
 * carries the styles for it: a stylesheet that arrives with the contents would cost a cheap phone 0.3 s.
 * The file's extension is not `html`, because hosts answer such addresses with redirects.
 * @returns undefined for a site without those pages
 * @throws if the page of all features marks no contents
 */
export function featurePanels(
  output: GatsbyOutput,
  documents: readonly SourceDocument[],
  cache: Cache,
): FeaturePanels | undefined {
  const at = (path: string) => documents.find(({ page }) => page?.path === path);
  const source = at(FEATURES_PATH);
  const component = at(EXPLORER_PATH)?.page?.component;
  if (!source || !component) return undefined;
  return cache.getOrCompute(`feature panels ${source.version} ${component}`, () => {
    const panels = parse(output.read(source.file)).querySelectorAll(`[${PANEL}]`);
    if (panels.length === 0) throw new Error(`${source.file} has no element with ${PANEL}.`);
    const contents = panels.map((panel) => panel.toString()).join('');
    return {
      file: fileWithHash('static/feature-panels', 'txt', `<!doctype html>${contents}`),
      inserted: { component, names: listNames(contents) },
    };
  });
}

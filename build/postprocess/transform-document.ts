import type { Cache } from '../lib/cache';
import { hashOf } from '../lib/hash';
import { selectComponentStyles, withStyles, type InlineStyles } from './css/component-styles';
import { withShortClasses } from './css/short-classes';
import type { SourceDocument } from './documents';
import { withoutRouterStyles } from './gatsby-markup';
import type { GatsbyOutput } from './gatsby-output';
import { withPreloads } from './preload-pictures';
import { deferScripts } from './scripts/defer-scripts';
import { minifyScripts } from './scripts/minify-scripts';

/** Rewrites one document at a time. The policy comes later, because it depends on all documents. */
export type DocumentTransform = {
  /** The HTML of a document, with its scripts and styles but without its policy. */
  transform(document: SourceDocument): string;
  /** Identifies everything that the HTML depends on, apart from code. */
  inputOf(document: SourceDocument): string;
};

/**
 * Creates the transformation of a site's documents.
 * @param documents all of the site: documents of one component share their styles
 * @param panels the address of the feature explorer's contents
 * @param cache what earlier builds have selected and minified
 */
export function createTransform(
  output: GatsbyOutput,
  documents: readonly SourceDocument[],
  panels: string | undefined,
  cache: Cache,
): DocumentTransform {
  const { stylesOf, fontsOf } = selectComponentStyles(output.stylesheet.text, documents, cache);
  const inputs = new Map<InlineStyles, string>();
  return { transform, inputOf };

  function transform({ file, page }: SourceDocument): string {
    const source = output.read(file);
    if (!page) return minifyScripts(source, cache);
    const { css, shortClasses } = stylesOf(page.component);
    const read = (address: string) => output.read(address.slice(1));
    const deferred = { file, page, panels, read };
    const { html } = deferScripts(withoutRouterStyles(source, file), deferred, cache);
    const renamed = withShortClasses(html, shortClasses);
    const styled = withStyles(renamed, file, css, fontsOf(source));
    return minifyScripts(withPreloads(styled, file), cache);
  }

  function inputOf({ version, page }: SourceDocument): string {
    if (!page) return version;
    const styles = stylesOf(page.component);
    if (!inputs.has(styles)) inputs.set(styles, inputOfStyles(styles));
    return `${version} ${inputs.get(styles)}`;
  }

  /** The short names count, too: the same styles can come from other long names. */
  function inputOfStyles({ css, shortClasses }: InlineStyles): string {
    return hashOf(JSON.stringify([output.stylesheet.address, panels, css, [...shortClasses]]));
  }
}

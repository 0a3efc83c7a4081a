import type { Cache } from '../lib/cache';
import { hashOf } from '../lib/hash';
import type { BuiltSite } from './built-site';
import { deferScripts } from './scripts/defer-scripts';
import { withoutRouterStyles } from './finish';
import { minifyScripts } from './scripts/minify-scripts';
import { withPreloads } from './preload-pictures';
import type { BuiltDocument } from './read-documents';
import { chooseStyles, type InlineStyles } from './css/choose-styles';
import { withShortClasses } from './css/short-classes';
import { withStyles } from './css/used-styles';

/** Finishes documents one at a time, but for their policy, which hangs on all of them. */
export type Finisher = {
  finish(document: BuiltDocument): string;
  /** All that what becomes of a document hangs on, besides the code. */
  versionOf(document: BuiltDocument): string;
};

/**
 * Gives documents their scripts and their styles.
 * @param documents all of a site: those of a kind have their styles in common
 * @param cache knows what earlier builds have chosen and minified
 */
export function createFinisher(
  site: BuiltSite,
  documents: readonly BuiltDocument[],
  cache: Cache,
): Finisher {
  const chosen = chooseStyles(site.stylesheet?.text ?? '', documents, cache);
  const versions = new Map(
    Array.from(chosen.inline, ([component, styles]) => [component, versionOfStyles(styles)]),
  );
  return { finish, versionOf };

  function finish({ file, page }: BuiltDocument): string {
    const html = withoutRouterStyles(site.read(file));
    if (!page) return minifyScripts(html, cache);
    const read = (address: string) => site.read(address.slice(1));
    const deferred = deferScripts(html, page, read, cache);
    const styles = chosen.inline.get(page.component);
    if (!styles) return minifyScripts(deferred.html, cache);
    const named = withShortClasses(deferred.html, styles.short);
    const styled = withStyles(named, styles.css, chosen.fontsOf(html));
    return minifyScripts(withPreloads(styled), cache);
  }

  function versionOf({ version, page }: BuiltDocument): string {
    return `${version} ${page ? versions.get(page.component) : ''}`;
  }

  /** The short names are a part of it: two choices may be the same styles under other names. */
  function versionOfStyles({ css, short }: InlineStyles): string {
    return hashOf(JSON.stringify([site.stylesheet?.address, css, [...short]]));
  }
}

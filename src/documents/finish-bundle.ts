import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headersFile } from '../hosts/headers-file';
import { headerPolicy, metaPolicy } from '../hosts/policy';
import { REDIRECTS } from '../hosts/redirects';
import { redirectsFile } from '../hosts/redirects-file';
import { listFiles } from '../links/list-files';
import { chooseStyles } from './styles/choose-styles';
import { collectInline } from './collect';
import { deferScripts } from './defer-scripts';
import { withPolicy, withoutRouterStyles } from './finish';
import { gatsbyPage } from './gatsby-page';
import { hash, readInlineCode } from './inline-code';
import { minifyScripts } from './minify-scripts';
import { placeDocuments } from './place';
import { withPreloads } from './preload-pictures';
import { withShortClasses } from './styles/short-classes';
import { withStyles } from './styles/used-styles';

/**
 * Gives every document of a bundle its place, its scripts, its styles and its policy, and writes what
 * hosts read. Nothing may change a document after this: its scripts are known by their hashes.
 * @param previous the bundle in service, if there is one
 * @throws sentences about what no constant policy can allow
 */
export function finishBundle(bundle: string, previous: string): void {
  const files = [...placeDocuments(bundle).keys()];
  const read = (file: string) => readFileSync(path.join(bundle, file), 'utf8');
  const readAddress = (address: string) => read(address.slice(1));
  const pageOf = (html: string) => gatsbyPage(html, readAddress);
  const replaced = new Set<string>();
  const ofDocuments = new Set<string>();
  const chosen = chooseStyles(gatsbysDocuments(), pageOf);

  const inline = collectInline(documents());
  // React brings a component's own style element into documents that began as other pages.
  const ofComponents = inline.styles.filter((style) => !ofDocuments.has(style));
  for (const file of files) {
    const html = read(file);
    const own = readInlineCode(html);
    const styles = [...new Set([...own.styles, ...ofComponents])].toSorted();
    write(file, withPolicy(html, metaPolicy({ ...inline, scripts: own.scripts, styles })));
  }
  for (const address of replaced) rmSync(path.join(bundle, address));

  const all = listFiles(bundle).map((file) => `/${file}`);
  const routes = files.map(routeOf).filter((route) => route !== '/404');
  write('_headers', headersFile(headerPolicy(inline), routes.toSorted(), all));
  write('_redirects', redirectsFile(REDIRECTS));
  // GitHub Pages leaves out what begins with an underscore, unless it finds this file.
  write('.nojekyll', '');

  // Ten thousand documents are a gigabyte: they are read again instead of being kept.
  function* gatsbysDocuments(): Generator<string> {
    for (const file of files) yield read(file);
  }

  /** Finishes every document but for its policy, which hangs on all of them. */
  function* documents(): Generator<[string, string]> {
    for (const file of files) {
      const html = finish(withoutRouterStyles(read(file)));
      writeFileSync(path.join(bundle, file), html);
      yield [file, html];
    }
  }

  function finish(html: string): string {
    const page = pageOf(html);
    if (!page) return minifyScripts(html);
    const deferred = deferScripts(html, page, readAddress);
    if (replaced.size === 0) write(deferred.start.address.slice(1), deferred.start.text);
    for (const address of deferred.replaced) replaced.add(address);
    const styles = chosen.inline.get(page.component);
    if (!styles) return minifyScripts(deferred.html);
    const fonts = chosen.fontsOf(html);
    for (const style of [styles.css, fonts]) ofDocuments.add(hash(style));
    const named = withShortClasses(deferred.html, styles.short);
    return minifyScripts(withPreloads(withStyles(named, styles.css, fonts)));
  }

  // Hosts make the ETag from the time, so it is the one of the last change.
  function write(file: string, text: string): void {
    const place = path.join(bundle, file);
    writeFileSync(place, text);
    const before = path.join(previous, file);
    if (!existsSync(before) || readFileSync(before, 'utf8') !== text) return;
    const { atime, mtime } = statSync(before);
    utimesSync(place, atime, mtime);
  }
}

const routeOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

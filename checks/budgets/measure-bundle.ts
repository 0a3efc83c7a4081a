import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../build/lib/list-files';
import { isDocument, pageDataFileOf, routeOf } from '../../build/lib/site-files';
import { measureDocument } from './measure-document';
import type { Measurement } from './measurement';

const PAGE_CHUNK = /^component---/;

/** The fonts whose characters every page has (tools/fonts/cuts.ts). */
const FIRST_FONT = /-first-[0-9a-f]+\.woff2$/;

/** Measures every document of a bundle. */
export function measureBundle(folder: string): Measurement[] {
  const files = listFiles(folder);
  const scripts = files.filter((file) => /^[^/]+\.js$/.test(file));
  const fonts = files.filter((file) => FIRST_FONT.test(file)).map((file) => `/${file}`);
  const shared = scripts.filter((file) => !PAGE_CHUNK.test(file));
  return files.filter(isDocument).flatMap((file) => {
    const route = routeOf(file);
    const chunk = pageChunkOf(folder, route);
    // Every page may need any shared script, so the count may be too high, but never too low.
    const own = scripts.filter((script) => chunk && script.startsWith(`${chunk}-`));
    return measureDocument({
      address: route,
      html: readFileSync(path.join(folder, file), 'utf8'),
      sizeOf: (address) => sentSize(folder, address === route ? file : address),
      scripts: [...shared, ...own].map((script) => `/${script}`),
      fonts,
    });
  });
}

/** The bytes that a host sends for a file: those of its Brotli form, if the build made one. */
function sentSize(folder: string, file: string): number | undefined {
  const place = path.join(folder, decodeURI(file));
  const sent = [`${place}.br`, place].find((candidate) => existsSync(candidate));
  return sent === undefined ? undefined : statSync(sent).size;
}

/** The name of a page's own chunk, from its page data. */
function pageChunkOf(folder: string, route: string): string | undefined {
  const data = path.join(folder, pageDataFileOf(route));
  if (!existsSync(data)) return undefined;
  return (JSON.parse(readFileSync(data, 'utf8')) as { componentChunkName: string })
    .componentChunkName;
}

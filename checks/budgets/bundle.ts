import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../build/lib/list-files';
import type { Weight } from './judge';
import { weigh } from './weigh';

const PAGE_CHUNK = /^component---/;

/** The fonts whose characters every page has (tools/fonts/cuts.ts). */
const FIRST_FONT = /-first-[0-9a-f]+\.woff2$/;

/** Weighs every document of a built bundle. */
export function weighBundle(folder: string): Weight[] {
  const files = listFiles(folder);
  const scripts = files.filter((file) => /^[^/]+\.js$/.test(file));
  const fonts = files.filter((file) => FIRST_FONT.test(file)).map((file) => `/${file}`);
  const shared = scripts.filter((file) => !PAGE_CHUNK.test(file));
  return files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const chunk = pageChunk(folder, file);
      // A script that is no page's own may be wanted by any page: too many are counted, never too few.
      const own = scripts.filter((script) => chunk && script.startsWith(`${chunk}-`));
      return weigh({
        address: addressOf(file),
        html: readFileSync(path.join(folder, file), 'utf8'),
        sizeOf: (address) => sentSize(folder, address === addressOf(file) ? file : address),
        scripts: [...shared, ...own].map((script) => `/${script}`),
        fonts,
      });
    });
}

/** The address at which a document is seen: `/` for `index.html`, `/blog` for `blog.html`. */
const addressOf = (file: string) =>
  file === 'index.html' ? '/' : `/${file === '404.html' ? file : file.replace(/\.html$/, '')}`;

/** The bytes that a host sends for a file: those of its Brotli twin, where the build made one. */
function sentSize(folder: string, file: string): number | undefined {
  const place = path.join(folder, decodeURI(file));
  const sent = [`${place}.br`, place].find((candidate) => existsSync(candidate));
  return sent === undefined ? undefined : statSync(sent).size;
}

/** The name of the chunk that is the page of a document, as its page data says. */
function pageChunk(folder: string, file: string): string | undefined {
  const page = file === '404.html' ? '404.html' : file.replace(/\.html$/, '');
  const data = path.join(folder, 'page-data', page, 'page-data.json');
  if (!existsSync(data)) return undefined;
  return (JSON.parse(readFileSync(data, 'utf8')) as { componentChunkName: string })
    .componentChunkName;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { load } from '../load-typescript.mjs';
import { keepAcceptedEncodings } from './encodings.mjs';
import { keepPlainRange } from './ranges.mjs';

const { readPermanentRedirects } = await load('build/hosting/redirects-file.ts');
const { readPolicy } = await load('build/hosting/headers-file.ts');

const SCAN_LIFETIME_MS = 1000;
// sirv decides which file answers a route (`/blog` → `blog.html` or `blog/index.html`). The build decides
// it in build/lib/site-files.ts.
const OPTIONS = { etag: true, gzip: true, brotli: true };

/**
 * Serves the files of a folder, and calls `next` when there is none for a path.
 * sirv lists the folder only once. It is created again at most once a second, so a rebuild becomes visible.
 */
export function createFileServer(directory) {
  let current = scan(directory);
  let scannedAt = Date.now();

  function refresh() {
    if (Date.now() - scannedAt < SCAN_LIFETIME_MS) return;
    try {
      current = scan(directory);
    } catch {
      // A build is replacing the folder at this moment, so the last listing is kept.
    }
    scannedAt = Date.now();
  }

  return {
    /** The policy of the build that is in the folder, or undefined when it has none. */
    policy() {
      refresh();
      return current.policy;
    },
    /** The redirects of renamed posts, which only the build knows. */
    redirects() {
      refresh();
      return current.redirects;
    },
    serve(request, response, next) {
      refresh();
      keepAcceptedEncodings(request.headers);
      keepPlainRange(request.headers);
      // A rebuild can remove a file between the listing and the reading.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      current.serve(request, response, next);
    },
  };
}

const scan = (directory) => ({
  serve: sirv(directory, OPTIONS),
  policy: readPolicy(readIfThere(join(directory, '_headers'))),
  redirects: readPermanentRedirects(readIfThere(join(directory, '_redirects'))),
});

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import sirv from 'sirv';

const SCAN_LIFETIME_MS = 1000;

/**
 * Serves the files of a folder, and calls `next` when there is none for a path.
 * sirv lists the folder once; listing it anew after a second makes a rebuild visible.
 */
export function createFileServer(directory) {
  let serve = sirv(directory, { etag: true });
  let scannedAt = Date.now();

  function refresh() {
    if (Date.now() - scannedAt < SCAN_LIFETIME_MS) return;
    try {
      serve = sirv(directory, { etag: true });
    } catch {
      // A build is rewriting the folder at this moment: the last listing still does.
    }
    scannedAt = Date.now();
  }

  return (request, response, next) => {
    refresh();
    // sirv throws on a backward range, and a host may always answer with the whole file.
    delete request.headers.range;
    // A rebuild can remove a file between the listing and the reading.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    serve(request, response, next);
  };
}

import { createServer } from 'node:http';
import { hostWithRedirects } from './hosts';
import { portOf } from './port';

/** Serves the site on another port, with documents that stop in the middle until `release` is called. */
export async function serveStalled() {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const server = createServer(async ({ url }, response) => {
    const found = await fetch(hostWithRedirects + url);
    const body = Buffer.from(await found.arrayBuffer());
    const type = found.headers.get('content-type') ?? '';
    response.setHeader('content-type', type);
    if (!type.startsWith('text/html')) return response.end(body);
    // After the controls of the header, and before all others.
    const middle = body.indexOf('<main');
    response.write(body.subarray(0, middle));
    await released;
    return response.end(body.subarray(middle));
  });
  await new Promise<void>((done) => server.listen(0, () => done()));
  return { url: `http://localhost:${portOf(server)}`, release, close: () => server.close() };
}

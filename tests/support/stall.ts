import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostWithRedirects } from './hosts';

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
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, release, close: () => server.close() };
}

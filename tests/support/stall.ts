import { createServer } from 'node:http';
import { hostWithRedirects } from './hosts';
import { portOf } from './port';

/**
 * Serves the site on another port, with documents that stop until `release` is called.
 * @param stop what they stop before; unless given, after the controls of the header, and before all others
 */
export async function serveStalled(stop = '<main') {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const server = createServer(async ({ url }, response) => {
    const found = await fetch(hostWithRedirects + url);
    const body = Buffer.from(await found.arrayBuffer());
    const type = found.headers.get('content-type') ?? '';
    response.setHeader('content-type', type);
    if (!type.startsWith('text/html')) return response.end(body);
    const middle = body.indexOf(stop);
    response.write(body.subarray(0, middle));
    await released;
    return response.end(body.subarray(middle));
  });
  await new Promise<void>((done) => server.listen(0, () => done()));
  return { url: `http://localhost:${portOf(server)}`, release, close: () => server.close() };
}

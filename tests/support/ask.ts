import { request as send, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** Asks a host as it stands, where a browser's client would mend the path first. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: Pick<RequestOptions, 'method' | 'headers'> = {},
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    send({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: decode(Buffer.concat(parts), response.headers['content-encoding']).toString('utf8'),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}

function decode(body: Buffer, encoding?: string): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy of a site that records requests. Playwright can neither see nor delay the requests by which a
 * browser prefetches or prerenders pages.
 */
export class RecordingProxy {
  /** The requested paths, in order. */
  readonly requests: string[] = [];
  private readonly held = new Set<string>();
  private readonly server;

  constructor(site: string) {
    this.server = createServer(({ url = '/', method, headers }, response) => {
      this.requests.push(url);
      if (!this.held.has(url)) copy(new URL(url, site), { method, headers }, response);
    });
  }

  /** Starts the proxy; returns its origin. */
  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Leaves requests for a path unanswered from now on. */
  hold(path: string): void {
    this.held.add(path);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function copy(address: URL, options: object, response: ServerResponse): void {
  const forwarded = forward(address, options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  forwarded.end();
}

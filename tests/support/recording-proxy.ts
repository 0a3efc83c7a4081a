import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a site and notes what is asked for. Playwright sees no request of a browser that fetches a page in
 * advance, and can't hold its answer.
 */
export class RecordingProxy {
  /** The paths that were asked for, in order. */
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

  /** Leaves a path without an answer from now on. */
  hold(path: string): void {
    this.held.add(path);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function copy(address: URL, options: object, response: ServerResponse): void {
  const asked = forward(address, options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  asked.end();
}

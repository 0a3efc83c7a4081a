import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

let count = 0;

/** Sends window.js commands that WebDriver lacks. */
export class Window {
  #waiting = new Map();
  #lastId = 0;

  constructor() {
    count += 1;
    this.socketPath = join(tmpdir(), `webkit-window-${process.pid}-${count}`);
    this.#server = createServer().listen(this.socketPath);
    this.#connection = this.#accept();
  }

  #server;
  #connection;

  async #accept() {
    const [connection] = await once(this.#server, 'connection');
    createInterface({ input: connection }).on('line', (line) => this.#hear(JSON.parse(line)));
    connection.on('error', () => undefined);
    return connection;
  }

  #hear({ id, result, error }) {
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Error(error));
    else resolve(result);
  }

  async sendCommand(command, parameters) {
    const connection = await this.#connection;
    this.#lastId += 1;
    const id = this.#lastId;
    connection.write(`${JSON.stringify({ id, command, ...parameters })}\n`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  end() {
    this.#server.close();
    rmSync(this.socketPath, { force: true });
  }
}

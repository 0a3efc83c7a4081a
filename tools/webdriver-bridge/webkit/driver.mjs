import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** How long the driver may take for a command, in milliseconds. */
const PATIENCE = 15_000;

const WINDOW = fileURLToPath(new URL('window.js', import.meta.url));

/** A session of WebKitWebDriver (W3C WebDriver), with a browser that nobody else uses. */
export class Driver {
  #line = Promise.resolve();
  #current;

  /**
   * @param socketPath where the window receives commands
   * @param options what the visitor has set, for the window
   */
  static async start(socketPath, options) {
    const driver = new Driver();
    const port = await findPort();
    driver.address = `http://127.0.0.1:${port}/session`;
    driver.process = spawn('WebKitWebDriver', ['-p', String(port)], { stdio: 'ignore' });
    process.once('exit', () => driver.process.kill());
    const { sessionId, capabilities } = await driver.#begin({
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: WINDOW, args: [socketPath, ...options] },
    });
    driver.address += `/${sessionId}`;
    driver.version = capabilities.browserVersion;
    driver.#current = await driver.#send('GET', '/window');
    driver.firstWindow = driver.#current;
    return driver;
  }

  /** The driver does not say when it is ready to be asked. */
  async #begin(alwaysMatch, attempts = 100) {
    try {
      return await this.#send('POST', '', { capabilities: { alwaysMatch } });
    } catch (error) {
      if (error.code || attempts === 0) throw error;
      await pause(20);
      return this.#begin(alwaysMatch, attempts - 1);
    }
  }

  /**
   * Sends a command to a window, after all that were sent before.
   * @param patience how long it may take, in milliseconds
   */
  send(window, method, path, body, patience = PATIENCE) {
    const answer = this.#line.then(async () => {
      if (window !== this.#current) await this.#send('POST', '/window', { handle: window });
      this.#current = window;
      return this.#send(method, path, body, patience);
    });
    this.#line = answer.catch(() => undefined);
    return answer;
  }

  async openWindow() {
    return (await this.send(this.#current, 'POST', '/window/new', { type: 'window' })).handle;
  }

  async closeWindow(window) {
    await this.send(window, 'DELETE', '/window');
    this.#current = undefined;
  }

  async end() {
    await this.#line;
    await this.#send('DELETE', '').catch(() => undefined);
    this.process.kill();
  }

  async #send(method, path, body, patience = PATIENCE) {
    const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(this.address + path, { method, signal, ...sent });
    const { value } = await response.json();
    if (response.ok) return value;
    throw Object.assign(new Error(value.message || value.error), { code: value.error });
  }
}

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

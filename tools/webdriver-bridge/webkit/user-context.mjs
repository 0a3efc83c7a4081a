import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Driver } from './driver.mjs';
import { Page } from './page.mjs';
import { Window } from './window.mjs';

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const IN_PAGE = read('in-page.js');
const WITHOUT_SCRIPT = read('without-script.js');

/** A user context: cookies and storage of its own, in a browser process of its own. */
export class UserContext {
  id = randomUUID();
  pages = [];
  size = { width: 1280, height: 720 };
  #scripts = new Map();
  #views = 0;

  static async start(emit, options) {
    const userContext = new UserContext();
    userContext.emit = emit;
    userContext.window = new Window();
    userContext.driver = await Driver.start(userContext.window.socketPath, options);
    await userContext.addScript(IN_PAGE);
    if (options.includes('--no-script')) await userContext.addScript(WITHOUT_SCRIPT);
    return userContext;
  }

  async openPage() {
    const { driver, emit, id } = this;
    const window = this.#views === 0 ? driver.firstWindow : await driver.openWindow();
    const page = new Page({ driver, window, view: this.#views, emit, userContext: id });
    this.#views += 1;
    this.pages.push(page);
    // The first view was there before the script that every document must have.
    await page.send('POST', '/url', { url: 'about:blank' });
    await page.open();
    await this.resize(page, this.size);
    return page;
  }

  async closePage(page) {
    this.pages = this.pages.filter((each) => each !== page);
    if (this.pages.length === 0) page.leave();
    else await page.close();
  }

  async resize(page, { width, height }) {
    await this.window.sendCommand('size', { view: page.view, width, height });
    await page.until('innerWidth === arguments[0] && innerHeight === arguments[1]', [
      width,
      height,
    ]);
  }

  async setColorScheme(scheme) {
    const isDark = scheme === 'dark';
    await this.window.sendCommand('dark', { value: isDark });
    const [page] = this.pages;
    await page?.until('matchMedia("(prefers-color-scheme: dark)").matches === arguments[0]', [
      isDark,
    ]);
  }

  async addScript(source) {
    const id = randomUUID();
    this.#scripts.set(id, source);
    await this.#sendScripts();
    return id;
  }

  async removeScript(id) {
    if (this.#scripts.delete(id)) await this.#sendScripts();
  }

  #sendScripts() {
    return this.window.sendCommand('scripts', { sources: [...this.#scripts.values()] });
  }

  async end() {
    for (const page of this.pages) page.leave();
    await this.driver.end();
    this.window.end();
  }
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ResultCache } from '../result-cache';

const TEXT = /\.(?:html|css|js|json|txt|xml|svg)$/;

/** Brotli's best, 11, takes three times as long as 10 and saves 2%. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Runs a task for all items, a few at a time: enough to use all processors without filling the memory. */
export const forEachOf = <T>(items: Iterable<T>, task: (item: T) => Promise<void>): Promise<void> =>
  Readable.from(items).forEach(task, { concurrency: 8 });

/** The folder to deploy. */
export class Bundle {
  constructor(
    readonly folder: string,
    private readonly cache: ResultCache,
  ) {}

  /** Writes a file and, for text, its `.br` and `.gz`, for hosts that serve them. */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    writeFileSync(this.place(name), content);
    // A smaller file fits into one packet, so compressing it saves nothing. "_servers" is never sent.
    if (!TEXT.test(name) || name.startsWith('_') || Buffer.byteLength(content) < 1024) return;
    const [br, gz] = await Promise.all([
      this.cache.get(['br', content], () => promisify(brotliCompress)(content, BROTLI)),
      this.cache.get(['gz', content], () => promisify(gzip)(content, { level: 9 })),
    ]);
    writeFileSync(this.place(`${name}.br`), br);
    writeFileSync(this.place(`${name}.gz`), gz);
  }

  /**
   * Writes the document of a page under two names. Most hosts serve `pricing.html` at `/pricing`, directly.
   * Servers that don't try `.html` redirect to `/pricing/`, which is `pricing/index.html`.
   */
  async writeDocument(page: string, html: string): Promise<void> {
    const name = page.slice(1) || 'index';
    if (page.endsWith('.html')) return this.write(name, html);
    if (page !== '/') writeFileSync(this.place(`${name}/index.html`), html);
    return this.write(`${name}.html`, html);
  }

  /** Writes a copy of a file. */
  async copy(name: string, file: string): Promise<void> {
    // Not `copyFileSync`, which would copy the mode of a file that only its owner can read.
    return this.write(name, readFileSync(file));
  }

  /** Copies all files of a folder into the folder `target` of the bundle. */
  async addFolder(folder: string, target = ''): Promise<void> {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
    await forEachOf(files, (file) =>
      this.copy(path.join(target, path.relative(folder, file)), file),
    );
  }

  /** The path of a file, after creating its folder. */
  private place(name: string): string {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    return file;
  }
}

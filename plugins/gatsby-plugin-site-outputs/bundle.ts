import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachOf, type ResultCache } from '../gatsby-source-site-content/build-cache';

const TEXT = /\.(?:html|css|js|json|txt|xml|svg|webmanifest)$/;

/** Brotli's best, 11, takes three times as long as 10 and saves 2%. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** The folder that hosts get. */
export class Bundle {
  constructor(
    readonly folder: string,
    private readonly cache: ResultCache,
  ) {
    rmSync(folder, { recursive: true, force: true });
  }

  /** Writes a file and, beside a text, its `.br` and `.gz`, for hosts that look for them. */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    // A smaller file fits into one packet, so compressing it saves nothing.
    if (!TEXT.test(name) || Buffer.byteLength(content) < 1024) return;
    const [br, gz] = await Promise.all([
      this.cache.get(['br', content], () => promisify(brotliCompress)(content, BROTLI)),
      this.cache.get(['gz', content], () => promisify(gzip)(content, { level: 9 })),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }

  /** Writes all files of a folder. */
  async addFolder(folder: string): Promise<void> {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
    await forEachOf(files, async (file) =>
      this.write(path.relative(folder, file), readFileSync(file)),
    );
  }
}

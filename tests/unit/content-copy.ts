import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  checkContent,
  formatProblem,
} from '../../plugins/gatsby-source-site-content/check/check-content';
import { createMemoryCache } from '../../plugins/gatsby-source-site-content/check/memory-cache';

// Copying and reading pictures is slow on a busy machine.
jest.setTimeout(60_000);

const copies: string[] = [];

/** Caches articles, so that those that no test changes are parsed once. */
const articles = createMemoryCache();

afterAll(async () => {
  await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
});

/** Copies the site's content to a temporary folder, where a test can change and check it. */
export async function copyContent() {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  copies.push(root);
  await cp('content', join(root, 'content'), { recursive: true });

  const write = async (file: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  return {
    root,
    write,
    remove: (file: string) => rm(join(root, file), { recursive: true }),
    /** Replaces the first occurrence of a text; throws if there is none. */
    replace: async (file: string, from: string, to: string) => {
      const text = await readFile(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} doesn’t say ${from}`);
      await write(
        file,
        text.replace(from, () => to),
      );
    },
    /** The problems that the content check finds in the copy. */
    check: async () => (await checkContent(root, articles)).map(formatProblem),
  };
}

export type ContentCopy = Awaited<ReturnType<typeof copyContent>>;

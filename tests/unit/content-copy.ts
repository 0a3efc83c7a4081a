import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent, formatProblem } from '../../plugins/site/check';
import { ContentReader } from '../../plugins/site/read';

// Reading all pictures for the first time is slow on a busy machine.
jest.setTimeout(60_000);

type Json = Record<string, any>;

/** A copy of the tests' content in a temporary folder, restored after each test. */
export function contentCopy() {
  let root = '';
  // One for all tests, because it parses a file again only when the file has changed.
  let reader: ContentReader;
  const changed = new Set<string>();

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'content-'));
    await cp('tests/content', join(root, 'content'), { recursive: true });
    reader = new ContentReader(root);
  });
  const restore = async () => {
    for (const file of changed) {
      await rm(join(root, file), { recursive: true, force: true });
      const original = join('tests', file);
      if (existsSync(original)) await cp(original, join(root, file), { recursive: true });
    }
    changed.clear();
  };
  afterEach(restore);
  afterAll(() => rm(root, { recursive: true }));

  const find = () => checkContent(reader);
  const write = async (file: string, text: string | Uint8Array) => {
    changed.add(file);
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  /** Changes the value of a data file. */
  const edit = async (name: string, change: (data: Json) => void) => {
    const file = `content/data/${name}.json`;
    const data = JSON.parse(await readFile(join(root, file), 'utf8'));
    change(data);
    await write(file, JSON.stringify(data, null, 2));
  };
  return {
    /** The path of a file in the copy. */
    at(file = '') {
      if (file !== '') changed.add(file);
      return join(root, file);
    },
    write,
    async remove(file: string) {
      changed.add(file);
      await rm(join(root, file), { recursive: true });
    },
    /** Writes an article with these fields above it. */
    post: (name: string, fields: string, body = 'Soup is good.') =>
      write(`content/blog/${name}.md`, `---\n${fields}\n---\n\n${body}\n`),
    /** Writes an article without fields. */
    body: (name: string, markdown: string) => write(`content/blog/${name}.md`, markdown),
    edit,
    /** Replaces a part of a data file, such as `tiles.0.id`. */
    replace: (name: string, path: string, value: unknown) =>
      edit(name, (data) => {
        const keys = path.split('.');
        const last = keys.pop() ?? '';
        keys.reduce((part, key) => part[key], data)[last] = value;
      }),
    /**
     * Checks many articles or pages of prose before the tests, all at once: the check takes hardly longer for a hundred
     * than for one. Returns what it finds in one of them, as lines without the name of the file.
     */
    checkAll(folder: 'blog' | 'pages', texts: readonly string[]): (text: string) => string[] {
      const linesOf = new Map<string, string[]>();
      beforeAll(async () => {
        const files = new Map(
          [...new Set(texts)].map((text, place) => [`content/${folder}/text-${place}.md`, text]),
        );
        for (const [file, text] of files) await write(file, text);
        const problems = await find();
        await restore();
        for (const [file, text] of files) {
          const own = problems.filter((problem) => problem.file === file);
          linesOf.set(
            text,
            own.map((problem) => formatProblem(problem).slice(`${file}:`.length)),
          );
        }
        expect(problems.filter(({ file }) => !files.has(file))).toEqual([]);
      });
      return (text) => {
        const lines = linesOf.get(text);
        if (!lines) throw new Error(`This text was not checked: ${text}`);
        return lines;
      };
    },
    /** The problems that the check finds. */
    check: async () => (await find()).map(formatProblem),
    /** The same without line numbers, which an edit of a data file changes. */
    checkWithoutLines: async () =>
      (await find()).map((each) => formatProblem(each).replace(/:\d+(?= {2})/, '')),
  };
}

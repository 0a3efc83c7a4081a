// npm run test:builds: after each kind of change, a second build must equal a clean one byte for byte.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySite } from '../site/copy.mjs';

const FIRST = '2027-01-01T00:00:00Z';
const site = fs.mkdtempSync(join(tmpdir(), 'builds-'));
const at = (file) => join(site, file);
const edit = (file, from, to) => {
  const text = fs.readFileSync(at(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  fs.writeFileSync(at(file), text.replace(from, to));
};

/** Replaces the content of a file, but keeps its time and its inode. */
const overwrite = (file, content) => {
  const { ino, atime, mtime } = fs.statSync(at(file));
  fs.writeFileSync(at(file), content);
  fs.utimesSync(at(file), atime, mtime);
  const now = fs.statSync(at(file));
  if (now.ino !== ino || now.mtimeMs !== mtime.getTime())
    throw new Error(`${file} has not kept its time.`);
};
/** Gives all files the same time, in whole seconds, as archives and containers do. */
const alignTimes = () => {
  const files = fs.readdirSync(site, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of files.filter((file) => file.isFile()))
    fs.utimesSync(join(parentPath, name), new Date(FIRST), new Date(FIRST));
};

/** A test article; each kind of change has its own. */
const write = (name, fields = '') => {
  const text = `title: The ${name} one\ncategory: Cooking\ndate: 2025-01-01\nimage: ./images/${name}.jpg\nimageAlt: Food.\n${fields}`;
  const body = `Some words about ${name}.\n\n## More\n\nAnd then some.`;
  fs.writeFileSync(at(`content/blog/${name}.md`), `---\n${text}---\n\n${body}\n`);
  fs.copyFileSync(at('content/blog/images/kitchen.jpg'), at(`content/blog/images/${name}.jpg`));
  // Appended bytes change the picture's hash.
  fs.appendFileSync(at(`content/blog/images/${name}.jpg`), name);
};

/** Changes by their kind, in the order in which they are made. The last ones change more than the content. */
const changes = {
  'a word': () => edit('content/blog/word.md', 'Some words', 'Other words'),
  'a title': () => edit('content/blog/title.md', 'The title one', 'The title two'),
  'a picture': () =>
    fs.copyFileSync(at('content/images/hero/third.jpg'), at('content/blog/images/picture.jpg')),
  'a renamed picture': () => {
    fs.renameSync(at('content/blog/images/moved.jpg'), at('content/blog/images/it moved.jpg'));
    edit('content/blog/moved.md', 'images/moved.jpg', 'images/it moved.jpg');
  },
  'exchanged pictures whose files keep their times': () => {
    const files = ['content/images/hero/first.jpg', 'content/images/hero/third.jpg'];
    const [first, third] = files.map((file) => fs.readFileSync(at(file)));
    overwrite(files[0], third);
    overwrite(files[1], first);
  },
  'texts and code that keep their times': () => {
    const replace = (file, from, to) =>
      overwrite(file, fs.readFileSync(at(file), 'utf8').replace(from, to));
    replace('content/blog/plums.md', 'Plums', 'Damsons');
    replace('content/data/blog.json', '"title": "', '"title": "Read ');
    replace('content/pages/house-rules.md', /$/, 'Wash up.\n');
    replace('src/components/brand-mark.tsx', '<svg', '<svg data-mark=""');
    replace('src/styles/base.css', /$/, 'h1 { outline-color: red }');
    replace('content/blog/images/pot.svg', '</svg>', '<!-- a pot --></svg>');
  },
  'a deleted article': () => fs.rmSync(at('content/blog/deleted.md')),
  'a renamed article': () => {
    edit('content/blog/renamed.md', 'category:', 'formerly: [renamed]\ncategory:');
    fs.renameSync(at('content/blog/renamed.md'), at('content/blog/new-name.md'));
  },
  'a draft that is published': () => edit('content/blog/draft.md', 'draft: true\n', ''),
  'an article that is withdrawn': () =>
    edit('content/blog/title.md', 'category:', 'draft: true\ncategory:'),
  'a date that has come': () => (process.env.SITE_NOW = '2027-06-01T00:00:00Z'),
  'a label': () => edit('content/data/blog.json', '"title": "', '"title": "All of the '),
  'a template': () => edit('src/sections/blog-post/index.tsx', '<Prose html', '<hr /><Prose html'),
  'a style': () => fs.appendFileSync(at('src/styles/base.css'), 'main { outline-color: red }'),
  'a file that is removed': () => fs.rmSync(at('static/icon-512.png')),
  'code of the build': () =>
    edit('plugins/site/article/render.ts', "['noopener']", "['noopener', 'external']"),
  'a word in src/lib': () =>
    edit('src/lib/metadata.ts', '`${title} · ${name}`', '`${title} – ${name}`'),
  'an address': () => (process.env.GATSBY_APP_URL = 'https://app.other.example'),
  'options of pictures': () => edit('plugins/site/picture-options.ts', 'effort: 3', 'effort: 2'),
  'a build that failed': () => {
    const [file, fault] = ['src/sections/blog-post/index.tsx', '{JSON.parse("soup")}<hr /><Prose'];
    edit(file, '<hr /><Prose', fault);
    if (gatsbyBuild().status === 0) throw new Error('A page that throws has not ended the build.');
    if (fs.existsSync(at('public')))
      throw new Error('A failed build has left something in public.');
    edit(file, fault, '<hr /><Prose');
  },
  'a build that was killed': () => {
    edit('content/blog/word.md', 'Other words', 'More words');
    gatsbyBuild({ timeout: 12_000, killSignal: 'SIGKILL' });
  },
};

const gatsbyBuild = (options) =>
  spawnSync(process.execPath, ['node_modules/gatsby/cli.js', 'build', '--prefix-paths'], {
    cwd: site,
    encoding: 'utf8',
    ...options,
  });
const build = () => {
  const { status, stdout, stderr } = gatsbyBuild();
  if (status !== 0) throw new Error(stdout + stderr);
};

/** The hashes of all files in `public`. */
const bundle = () => {
  const files = fs.readdirSync(at('public'), { recursive: true });
  const hash = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  return new Map(
    files
      .map((name) => [name, join(at('public'), name)])
      .filter(([, file]) => fs.statSync(file).isFile())
      .map(([name, file]) => [name, hash(file)]),
  );
};

/** Builds again without a cache, and expects the same bytes. */
const compareWithClean = (kind) => {
  const again = bundle();
  for (const folder of ['.cache', 'public']) fs.rmSync(at(folder), { recursive: true });
  build();
  const clean = bundle();
  const files = [...new Set([...again.keys(), ...clean.keys()])];
  const differ = files.filter((file) => again.get(file) !== clean.get(file)).join('\n');
  if (differ) throw new Error(`After ${kind}, these differ from a clean build:\n${differ}`);
  console.log(`${clean.size} files are those of a clean build`);
};

copySite(site);
process.env.SITE_NOW = FIRST;
process.env.GATSBY_TELEMETRY_DISABLED = '1';
for (const name of ['word', 'title', 'picture', 'moved', 'deleted', 'renamed']) write(name);
write('draft', 'draft: true\n');
write('scheduled', '');
edit('content/blog/scheduled.md', '2025-01-01', '2027-05-01');

alignTimes();

build();
/** After these, the build is compared with a clean one; the changes before each concern other files. */
const compared = [
  'texts and code that keep their times',
  'a label',
  'a file that is removed',
  'code of the build',
  'an address',
  'options of pictures',
  'a build that was killed',
];
for (const [kind, change] of Object.entries(changes)) {
  change();
  const start = performance.now();
  build();
  console.log(`built after ${kind} in ${Math.round((performance.now() - start) / 1000)} s`);
  if (!compared.includes(kind)) continue;
  compareWithClean(kind);
}
// A build for reviewers shows drafts, and the next one shows none.
for (const drafts of ['1', '']) {
  process.env.SITE_DRAFTS = drafts;
  build();
  const isIndexed = !fs.readFileSync(at('public/index.html'), 'utf8').includes('"noindex"');
  const found = [isIndexed, ...['sitemap.xml', 'rss.xml'].map((name) => bundle().has(name))];
  if (found.includes(drafts === '1') || bundle().has('blog/title.html') !== (drafts === '1'))
    throw new Error(`SITE_DRAFTS=${drafts} has built the wrong site.`);
}
// What reviewers saw as scheduled has no mark once its day has come.
write('awaited', '');
edit('content/blog/awaited.md', '2025-01-01', '2027-08-01');
process.env.SITE_DRAFTS = '1';
build();
process.env.SITE_DRAFTS = '';
process.env.SITE_NOW = '2027-09-01T00:00:00Z';
build();
compareWithClean('a review of a scheduled article');
fs.rmSync(site, { recursive: true });

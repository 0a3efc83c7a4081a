// Tests what only real builds can show: npm run test:builds. It takes several minutes.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isHashed } from '../build/hosting/file-rules';
import { wasKilled } from '../build/workspace/lock';
import { formatManifest, MANIFEST, readManifest } from '../build/lib/manifest';
import { fileOf } from '../build/lib/site-files';
import { buildPaths } from '../build/workspace/paths';

const root = path.resolve(__dirname, '..');
process.chdir(root);
const paths = buildPaths(root);
const GROUPS = process.platform !== 'win32';

const npm = (script: string) =>
  spawnSync('npm', ['run', script], { stdio: 'inherit', shell: !GROUPS }).status === 0;

/** The manifest of the bundle, read from its files; another text if it differs from the stored one. */
function bundle(): string {
  const actual = formatManifest(readManifest(paths.bundle));
  const stored = readFileSync(path.join(paths.info, MANIFEST), 'utf8');
  return actual === stored ? actual : 'not what the manifest says';
}

/** Adds files to the sources for the duration of an action. */
async function withFiles(files: Record<string, string>, act: () => boolean | Promise<boolean>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
  try {
    return await act();
  } finally {
    for (const file of Object.keys(files)) rmSync(file);
  }
}

/** Starts a build and kills all its processes once a condition holds. */
async function killBuild(condition: (output: string) => boolean): Promise<boolean> {
  const child = spawn('npm', ['run', 'build'], { detached: GROUPS, shell: !GROUPS });
  let output = '';
  let killed = false;
  const look = () => {
    if (killed || !condition(output)) return;
    killed = true;
    process.kill(GROUPS ? -child.pid! : child.pid!, 'SIGKILL');
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += String(text);
      look();
    });
  }
  const watch = setInterval(look, 5);
  await once(child, 'close');
  clearInterval(watch);
  await untilNoneRuns();
  return killed;
}

/** Waits for the end of the build. A killed process keeps its id until it is reaped. */
async function untilNoneRuns(): Promise<void> {
  for (;;) {
    try {
      wasKilled(paths.lock);
      return;
    } catch {
      await setTimeout(50);
    }
  }
}

const BROKEN_PAGE = {
  'src/pages/broken-for-a-test.tsx':
    'export default function Broken() {\n  throw new Error();\n}\n',
};
const MORE = {
  'content/blog/for-a-test.md':
    '---\ntitle: For a test\ncategory: Tests\nauthor: A test\ndate: 2025-01-01\n---\n\nSoup.\n',
  'static/for-a-test.txt': 'soup\n',
};
const hasMore = () =>
  existsSync(`public/${fileOf('/blog/for-a-test')}`) && existsSync('public/for-a-test.txt');

/** Replaces a word in files for the duration of an action. */
async function withOtherWords(words: Record<string, [string, string]>, act: () => boolean) {
  const originals = Object.keys(words).map((file) => [file, readFileSync(file, 'utf8')] as const);
  for (const [file, text] of originals) {
    const [word, other] = words[file]!;
    if (!text.includes(word)) throw new Error(`${file} does not contain "${word}".`);
    writeFileSync(file, text.replace(word, other));
  }
  try {
    return act();
  } finally {
    for (const [file, text] of originals) writeFileSync(file, text);
  }
}

/** A word of an article, of a data file that one page shows, and of those that all pages show. */
const OTHER_WORDS: Record<string, [string, string]> = {
  'content/blog/how-ranking-by-nutrient-gaps-works.md': ['The ', 'This '],
  'content/data/plans.json': ['Simple', 'Plain'],
  'content/data/site.json': ['recipes', 'meals'],
  'content/data/interface.json': ['Skip', 'Go'],
};

/** The lines of a manifest for files that browsers cache: those whose names contain a hash. */
const keptFiles = (manifest: string) =>
  manifest.split('\n').filter((line) => isHashed(`/${line.split('  ')[1]}`));

let first = '';
const isAsFirst = () => bundle() === first;

const steps: Record<string, () => boolean | Promise<boolean>> = {
  'a cold build passes': () => {
    if (!npm('clean') || !npm('build')) return false;
    first = bundle();
    return first.includes('  index.html\n');
  },
  'a build of a page that throws fails and leaves the previous bundle': () =>
    withFiles(BROKEN_PAGE, () => !npm('build') && isAsFirst()),
  'the next build makes the same bundle': () => npm('build') && isAsFirst(),
  'a build that is killed while it compresses files leaves the previous bundle': async () => {
    // Without these it compresses every file again, which leaves time to kill it.
    rmSync(paths.compressedCache, { recursive: true });
    rmSync(paths.bundleSources);
    const compressed = path.join(paths.staging, 'index.html.gz');
    return (await killBuild(() => existsSync(compressed))) && isAsFirst();
  },
  'a build that is killed while Gatsby runs leaves the previous bundle': () =>
    withFiles(
      MORE,
      async () =>
        (await killBuild((output) => output.includes('Building HTML renderer'))) && isAsFirst(),
    ),
  'the next build, a cold one, makes the same bundle': () => npm('build') && isAsFirst(),
  'another word in the content changes no script, style, font or picture': () =>
    withOtherWords(OTHER_WORDS, () => {
      if (!npm('build')) return false;
      const [kept, now] = [first, bundle()].map(keptFiles) as [string[], string[]];
      // Pictures for social networks show the titles of pages.
      const changed = kept.filter((line) => !line.includes('  share/') && !now.includes(line));
      console.log(changed.join('\n'));
      return now.length > 0 && changed.length === 0;
    }),
  'a build with another article and another file passes': () =>
    withFiles(MORE, () => npm('build') && hasMore() && !isAsFirst()),
  'without them the next build makes the first bundle again': () => npm('build') && isAsFirst(),
};

let failed = 0;
for (const [sentence, step] of Object.entries(steps)) {
  const passed = await step();
  if (!passed) failed += 1;
  console.log(`\n${passed ? 'passed' : 'FAILED'}: ${sentence}\n`);
}
console.log(`${Object.keys(steps).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

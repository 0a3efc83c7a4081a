import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../../tools/project-folder.mjs';
import { writePeerContent } from '../content/peer.mjs';
import { readWidths } from './widths.mjs';

const CONTENT = 'src/content';

/** bench/peers/astro with the same posts, and with the picture widths of this site's queries. */
export const astro = {
  name: 'astro',
  out: 'dist',
  build: 'npx astro build',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  pageOf: (slug) => `blog/${slug}/index.html`,
  fileOf: (slug) => `${CONTENT}/posts/${slug}.md`,

  prepare(folder, { posts, pictures }) {
    cpSync(path.join(projectFolder, 'bench/peers/astro'), folder, { recursive: true });
    // Not `npm ci`, which refuses a lock file without the binaries of every other platform.
    if (!existsSync(path.join(folder, 'node_modules'))) {
      execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
        cwd: folder,
        stdio: 'inherit',
      });
    }
    giveWidths(folder);
    writePeerContent(path.join(folder, CONTENT), { posts, pictures });
  },
};

function giveWidths(folder) {
  const widths = readWidths();
  const list = (numbers) => `[${numbers.join(', ')}]`;
  edit(path.join(folder, 'src/pages/index.astro'), [
    ['widths={[640, 1080, 1600]}', `widths={${list(widths.heroWide)}}`],
    ['widths={[256, 512]}', `widths={${list(widths.card)}}`],
    [
      /width=\{512\}\s+height=\{384\}/,
      `width={${widths.card.at(-1)}} height={${(widths.card.at(-1) * 3) / 4}}`,
    ],
    [
      "import { Picture } from 'astro:assets';",
      "import { Picture, getImage } from 'astro:assets';",
    ],
    // Astro's Picture can't make the hero's second crop, so each of its images is requested by itself.
    [
      /\n---\n/,
      `
const narrow = await Promise.all(
  home.hero.map((slide) =>
    Promise.all(
      ['avif', 'jpg'].map(async (format) => {
        const made = await Promise.all(
          ${list(widths.heroNarrow)}.map((width) =>
            getImage({ src: img(slide.image), width, height: Math.round(width / 1.25), fit: 'cover', position: 'right', format })
          )
        );
        return made.map(({ src, attributes }) => \`\${src} \${attributes.width}w\`).join(', ');
      })
    )
  )
);
---
`,
    ],
    [
      '<div class="absolute inset-x-0 bottom-0',
      '<link data-narrow={narrow[i].join("|")} /><div class="absolute inset-x-0 bottom-0',
    ],
  ]);
  edit(path.join(folder, 'src/components/PostList.astro'), [
    ['widths={[480, 800, 1200]}', `widths={${list(widths.list)}}`],
  ]);
  edit(path.join(folder, 'src/pages/blog/[slug].astro'), [
    ['widths={[480, 800, 1200]}', `widths={${list(widths.post)}}`],
  ]);
}

/** Replaces texts in a file of the peer; throws if one is missing, because the widths would then differ. */
function edit(file, changes) {
  const edited = changes.reduce(
    (text, [from, to]) => {
      const next = text.replace(from, () => to);
      if (next === text) throw new Error(`${file} no longer has ${from}.`);
      return next;
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, edited);
}

import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../../tools/project-folder.mjs';
import { load } from '../../../tools/load-typescript.mjs';
import { PICTURES } from '../content/pictures.mjs';
import { measureList, MOST_LIST_BYTES } from '../list-size.mjs';

const { copySources } = await load('build/workspace/sources.ts');
const { linkPackages } = await load('build/workspace/link-packages.ts');

const DATA = 'content/data';
const BLOG = 'content/blog';

/** A copy of this working tree, with the bench's content instead of its own. */
export const site = {
  name: 'this site',
  out: 'public',
  build: 'npm run --silent build',
  caches: ['.build', 'public', 'bundle-info'],
  pageOf: (slug) => `blog/${slug}.html`,
  fileOf: (slug) => `${BLOG}/${slug}.md`,

  /** Reports a list whose first page grows with the number of posts. */
  findProblem(bundle) {
    const { bytes, addresses } = measureList(bundle);
    console.log(`/blog: ${bytes} bytes of HTML and data with brotli, of ${addresses} pages in all`);
    return bytes > MOST_LIST_BYTES ? `/blog has more than ${MOST_LIST_BYTES} bytes` : undefined;
  },

  prepare(folder, { posts, pictures }) {
    copySources(projectFolder, folder);
    rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
    linkPackages(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'));
    rmSync(path.join(folder, BLOG), { recursive: true });
    const images = path.join(folder, BLOG, 'images');
    mkdirSync(images, { recursive: true });
    for (const post of posts) writeFileSync(path.join(folder, this.fileOf(post.slug)), write(post));
    for (const { name } of PICTURES) {
      const place = name.startsWith('pool') ? images : path.join(folder, 'content/images');
      copyFileSync(path.join(pictures, name), path.join(place, name));
    }
    usePictures(path.join(folder, DATA));
    linkToPost(path.join(folder, DATA), posts[0].slug);
  },
};

const write = (post) => `---
title: '${post.title}'
excerpt: '${post.excerpt}'
category: ${post.category}
author: ${post.author}
date: ${post.date}
readTime: ${post.minutes} min read
image: ./images/${post.picture}
imageAlt: Soft shapes in many colors
---

${post.body}`;

/** Replaces every picture that the data files name by one of the bench for the same use. */
function usePictures(data) {
  for (const file of readdirSync(data)) {
    const kind = { 'hero.json': 'hero', 'trending.json': 'card' }[file] ?? 'pool';
    const names = PICTURES.map(({ name }) => name).filter((name) => name.startsWith(kind));
    const folder = kind === 'pool' ? '../blog/images' : '../images';
    let used = 0;
    const text = readFileSync(path.join(data, file), 'utf8').replace(
      /("image": )"[^"]+"/g,
      (_all, key) => `${key}"${folder}/${names[used++ % names.length]}"`,
    );
    writeFileSync(path.join(data, file), text);
  }
}

/** Points links to the removed articles at one of the bench's posts: a dead link fails the build. */
function linkToPost(data, slug) {
  for (const name of readdirSync(data)) {
    const file = path.join(data, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/"\/blog\/[^"]+"/g, `"/blog/${slug}"`));
  }
}

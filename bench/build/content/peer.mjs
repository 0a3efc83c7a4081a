import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeHome } from './home.mjs';
import { PICTURES } from './pictures.mjs';

/**
 * Writes the generated content as the peers read it: posts with front matter, pictures, and the texts of
 * the home page. It replaces the posts and pictures that the folder had before.
 * @param posts as `makePost` makes them
 * @param pictures the folder in which they were drawn
 */
export function writePeerContent(folder, { posts, pictures }) {
  for (const part of ['posts', 'images']) {
    rmSync(path.join(folder, part), { recursive: true, force: true });
    mkdirSync(path.join(folder, part), { recursive: true });
  }
  for (const post of posts) {
    writeFileSync(path.join(folder, 'posts', `${post.slug}.md`), write(post));
  }
  for (const { name } of PICTURES) {
    copyFileSync(path.join(pictures, name), path.join(folder, 'images', name));
  }
  writeFileSync(path.join(folder, 'home.json'), JSON.stringify(makeHome(), null, 1));
}

const write = (post) => `---
title: "${post.title}"
excerpt: "${post.excerpt}"
category: ${post.category}
author: ${post.author}
date: ${post.date}
readTime: ${post.minutes}
image: ../images/${post.picture}
---

${post.body}`;

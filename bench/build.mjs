#!/usr/bin/env node
// npm run bench:build: cold and warm builds of this site and of Astro with the same posts and pictures,
// in turns, on one Node. See bench/build/README.md. Linux only.
import { parseArgs } from 'node:util';
import { makePost } from './build/content/posts.mjs';
import { times } from './build/content/random.mjs';
import { measureAll } from './build/rounds.mjs';
import { report } from './build/report.mjs';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

const posts = times(Number(values.posts), (at) => makePost(at + 1));
const runs = await measureAll({ posts, rounds: Number(values.rounds), only: values.only });
report(runs, posts.length);
if (runs.some(({ problem }) => problem)) process.exitCode = 1;

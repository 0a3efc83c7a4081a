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
    heap: { type: 'string' },
    'most-memory': { type: 'string' },
  },
});

const posts = times(Number(values.posts), (at) => makePost(at + 1));
const runs = await measureAll({ ...values, posts, rounds: Number(values.rounds) });
report(runs, posts.length);
const most = Number(values['most-memory'] ?? Infinity);
const large = runs.filter(({ peak }) => peak > most);
for (const { phase, name, peak } of large)
  console.error(`${phase} ${name}: ${peak} MB are over ${most} MB`);
if (large.length > 0 || runs.some(({ problem }) => problem)) process.exitCode = 1;

#!/usr/bin/env node
// npm run bench: the built site beside Astro and a hand-written page, in turns. See bench/README.md.
import { runOnBuild } from './page/launch.mjs';

runOnBuild('bench/page/main.mjs');

#!/usr/bin/env node
// npm run bench:same: whether the pages that Astro builds from this site's sections and data have the
// same texts and links as those of public/. See bench/README.md.
import { runOnBuild } from './page/launch.mjs';

runOnBuild('bench/page/same.mjs');

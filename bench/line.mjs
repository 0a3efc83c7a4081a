#!/usr/bin/env node
// npm run bench:line: the same pages over a slow line inside this machine. See bench/README.md.
import { runOnBuild } from './page/launch.mjs';

runOnBuild('bench/line/main.mjs');

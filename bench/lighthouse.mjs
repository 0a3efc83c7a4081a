#!/usr/bin/env node
// npm run lighthouse: every page of the built site, in both themes, must have 100 in all categories.
import { runOnBuild } from './page/launch.mjs';

runOnBuild('bench/page/lighthouse.mjs');

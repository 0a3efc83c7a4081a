// Builds the site with the tests' content into .test-site/public: a step of npm test, on which the journeys run.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { copySite } from './copy.mjs';

const cwd = '.test-site';
copySite(cwd);
// Its own addresses, and a fixed date.
const { GATSBY_SITE_URL: _site, GATSBY_APP_URL: _app, ...others } = process.env;
const env = { ...others, SITE_NOW: '2026-01-01T00:00:00Z' };
const args = [resolve('scripts/build.mjs')];
process.exitCode = spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' }).status ?? 1;

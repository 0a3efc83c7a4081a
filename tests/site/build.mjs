// Builds the site with the tests' content into .test-site/public: a step of npm test, for the journeys.
import { spawnSync } from 'node:child_process';
import { copySite } from './copy.mjs';

const folder = '.test-site';
copySite(folder);
const gatsby = ['node_modules/gatsby/cli.js', 'build'];
process.exitCode = spawnSync(process.execPath, gatsby, { cwd: folder, stdio: 'inherit' }).status ?? 1;

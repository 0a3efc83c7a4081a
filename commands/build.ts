// npm run build: makes the production bundle in public/. If anything fails, public/ is unchanged.
import path from 'node:path';
import { build } from '../build/build';
import { buildChecks } from '../checks/build-checks';

const root = path.resolve(__dirname, '..');

build(root, { ...buildChecks, log: console.log }).catch((error: Error) => {
  console.error(`${error.message}\npublic/ is unchanged.`);
  process.exitCode = 1;
});

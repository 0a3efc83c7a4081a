// npm run build: makes the production bundle in public/. If anything fails, public/ is unchanged.
import path from 'node:path';
import { build } from '../build/build';
import { buildChecks } from '../checks/build-checks';
import { remindOfPlaceholders } from '../checks/launch/describe-placeholders';
import { findPlaceholders } from '../checks/launch/find-placeholders';
import { siteUrl } from '../src/lib/site-url';

const root = path.resolve(__dirname, '..');

async function main() {
  await build(root, { ...buildChecks, log: console.log });
  const reminder = remindOfPlaceholders(siteUrl(), await findPlaceholders(root));
  if (reminder) console.log(reminder);
}

main().catch((error: Error) => {
  console.error(`${error.message}\npublic/ is unchanged.`);
  process.exitCode = 1;
});

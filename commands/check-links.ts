// Follows every internal link of the built site: npm run check:links [-- folder]
import { existsSync } from 'node:fs';
import { siteUrl } from '../src/lib/site-url';
import { checkBundle } from '../checks/links/check-bundle';

const folder = process.argv[2] ?? 'public';

if (existsSync(folder)) {
  const dead = checkBundle(folder, siteUrl());
  console.log(dead.length > 0 ? dead.join('\n') : 'Every internal link leads somewhere.');
  process.exitCode = dead.length > 0 ? 1 : 0;
} else {
  console.error(`There is no built site in ${folder}/ yet: run "npm run build" first.`);
  process.exitCode = 1;
}

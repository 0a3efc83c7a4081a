// Follows every internal link of the built site: npm run check:links [-- folder]
import { existsSync } from 'node:fs';
import { siteUrl } from '../src/lib/site-url';
import { checkLinks } from '../checks/links/check-links';

const folder = process.argv[2] ?? 'public';

if (existsSync(folder)) {
  const problems = checkLinks(folder, siteUrl());
  console.log(problems.length > 0 ? problems.join('\n') : 'All internal links work.');
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  console.error(`There is no built site in ${folder}/ yet: run "npm run build" first.`);
  process.exitCode = 1;
}

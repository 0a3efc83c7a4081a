// Lists the links to other sites, and the pages that hold them: npm run links:external [-- folder]
import { existsSync } from 'node:fs';
import { siteUrl } from '../src/lib/site-url';
import { openBundle } from '../checks/links/bundle';
import { findExternalLinks } from '../checks/links/external-links';

const folder = process.argv[2] ?? 'public';

if (existsSync(folder)) {
  for (const [address, pages] of findExternalLinks(openBundle(folder), siteUrl())) {
    console.log(`${address}\n  ${[...pages].join('\n  ')}`);
  }
} else {
  console.error(`There is no built site in ${folder}/ yet: run "npm run build" first.`);
  process.exitCode = 1;
}

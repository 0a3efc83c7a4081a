// Headers and redirects in the formats of hosts. Each host has a file here.
import { apacheRules } from './apache';
import { caddyRules } from './caddy';
import { cloudflareRedirects } from './cloudflare';
import { netlifyRedirects } from './netlify';
import { nginxRules } from './nginx';
import { programRules } from './programs';
import type { Rules } from './rules';
import { headersFile } from './underscore-files';
import { vercelConfig } from './vercel';

export { redirectDocuments } from './bare';
export { withoutStar } from './rules';

/** The files for hosts, by name. Those in `_servers` contain nothing secret. */
export const hostFiles = (rules: Rules): Record<string, string> => ({
  '.htaccess': apacheRules(rules),
  _headers: headersFile(rules),
  // Netlify sets the variable in its builds.
  _redirects: process.env.NETLIFY ? netlifyRedirects(rules) : cloudflareRedirects(rules),
  '_servers/Caddyfile': caddyRules(rules),
  '_servers/nginx.conf': nginxRules(rules),
  '_servers/rules.json': programRules(rules),
  '_servers/vercel.json': vercelConfig(rules),
});

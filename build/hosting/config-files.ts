import { caddyfile } from './caddy';
import { netlifyToml } from './netlify';
import { nginxConf } from './nginx';
import { REDIRECTS } from '../../src/redirects';

/** The configuration files of hosts in the repository. `npm run hosts` writes them. */
export const CONFIG_FILES: Record<string, string> = {
  'deploy/nginx.conf': nginxConf(REDIRECTS),
  'deploy/Caddyfile': caddyfile(REDIRECTS),
  'netlify.toml': netlifyToml(REDIRECTS),
};

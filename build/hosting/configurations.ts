import { caddyfile } from './caddy';
import { netlifyToml } from './netlify';
import { nginxConf } from './nginx';
import { REDIRECTS } from '../../src/redirects';

/** The configurations that are kept with the code, by their file. "npm run hosts" writes them. */
export const CONFIGURATIONS: Record<string, string> = {
  'deploy/nginx.conf': nginxConf(REDIRECTS),
  'deploy/Caddyfile': caddyfile(REDIRECTS),
  'netlify.toml': netlifyToml(REDIRECTS),
};

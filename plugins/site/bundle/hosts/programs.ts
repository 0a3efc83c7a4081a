import { headerRules, type Rules } from './rules';

/** Writes all rules for programs: `npm run serve`, and the Worker in deploy/cloudflare. */
export function programRules({ redirects, prefix }: Rules): string {
  const rules = {
    folder: prefix,
    headers: headerRules(prefix),
    redirects: redirects.map(({ path, toPath, status }) => ({
      path: prefix + path,
      toPath,
      status,
    })),
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}

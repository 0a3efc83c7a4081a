import { readFileSync } from 'node:fs';

const RULES_FILE = new URL('../../src/gatsby/redirects.json', import.meta.url);

/** The redirect rules every host of the site follows. */
export function readRedirects() {
  return JSON.parse(readFileSync(RULES_FILE, 'utf8'));
}

/** The first rule that matches the path; `*` in a rule stands for anything, slashes included. */
export function findRedirect(path, rules) {
  const readable = decodeIfPossible(path);
  return rules.find((rule) => toPattern(rule.from).test(readable));
}

function toPattern(from) {
  const parts = from.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

function decodeIfPossible(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import { readFileSync } from 'node:fs';
import redirector from 'netlify-redirector';

/** The redirects of netlify.toml, in the format of Netlify's engine. */
function configuredRules() {
  const rules = readFileSync('netlify.toml', 'utf8').split('[[redirects]]').slice(1);
  const valueOf = (rule: string, key: string) =>
    new RegExp(`^  ${key} = "?([^"\\n]*)`, 'm').exec(rule)?.[1] ?? '';
  return rules.map((rule) => ({
    path: valueOf(rule, 'from'),
    to: valueOf(rule, 'to'),
    status: Number(valueOf(rule, 'status')),
    force: valueOf(rule, 'force') === 'true',
  }));
}

/** Where Netlify's engine redirects a path without a file. */
async function targetOf(path: string) {
  const matcher = await redirector.parseJSON(JSON.stringify(configuredRules()), {});
  const request = { scheme: 'https', host: 'www.farm.example', path, query: '' };
  const found = matcher.match({ ...request, getHeader: () => '', getCookie: () => '' });
  // Without force, a file at the path is served instead.
  return found && { to: found.to, status: found.status, force: found.force };
}

test.each([
  ['an unknown article', '/blog/no-such-post'],
  ['a slash at the end', '/blog/no-such-post/'],
  ['a file name', '/blog/no-such-post.html'],
  ['capital letters', '/blog/NO-SUCH-POST'],
  ['two parts', '/blog/no/such'],
  ['six parts', '/blog/no/such/post/any/where/here'],
  ['900 characters', `/blog/${'a'.repeat(900)}`],
])('Netlify redirects an unknown article to the blog: %s', async (_, path) => {
  expect(await targetOf(path)).toEqual({ to: '/blog', status: 302, force: false });
});

test.each(['/', '/blog', '/blog/', '/blogger', '/pricing', '/static/no.js'])(
  'Netlify does not redirect %s to the blog',
  async (path) => expect(await targetOf(path)).toBeNull(),
);

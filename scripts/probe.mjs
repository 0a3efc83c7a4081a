// Checks the deployed site and prints a line for each problem: node scripts/probe.mjs [address] [--headers]
// The address is that of site.json by default. --headers expects the headers that GitHub Pages can't send.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';

const args = process.argv.slice(2);
const expectsHeaders = args.includes('--headers');
const { siteUrl } = JSON.parse(readFileSync('content/data/site.json', 'utf8'));
const site = args.find((arg) => !arg.startsWith('--')) ?? siteUrl;
const HEADERS = ['strict-transport-security', 'x-content-type-options', 'content-security-policy'];
const TIMEOUT_MS = 20_000;
const MIN_DAYS = 14;

/** Fetches a file of the site. */
async function get(path, type, status = 200) {
  const address = new URL(path, site.replace(/\/?$/, '/'));
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status !== status) throw new Error(`answers ${response.status}, not ${status}`);
  const found = response.headers.get('content-type');
  if (!found?.includes(type)) throw new Error(`is ${found}, not ${type}`);
  return { text: await response.text(), headers: response.headers };
}

/** Fetches a page, and expects a policy that only allows the site's own scripts. */
async function getPage(path, status) {
  const page = await get(path, 'text/html', status);
  const [, scripts = "'unsafe-inline'"] = /content="[^"]*script-src ([^;"]+)/.exec(page.text) ?? [];
  if (scripts.includes('unsafe')) throw new Error(`allows scripts from ${scripts}`);
  return page;
}

const checks = {
  async 'The home page'() {
    const { text, headers } = await getPage('');
    const missing = HEADERS.filter((name) => expectsHeaders && !headers.has(name));
    if (text.includes('content="noindex"')) throw new Error('is for reviewers: it contains drafts');
    if (missing.length > 0) throw new Error(`lacks the headers ${missing.join(', ')}`);
    await get(/\/[\w/.-]*islands\/[\w-]+\.js/.exec(text)[0], 'javascript');
  },
  async 'The newest article'() {
    const { text } = await get('rss.xml', 'xml');
    const [, link] = /<item>[\s\S]*?<link>([^<]+)/.exec(text) ?? [];
    if (link) await getPage(new URL(link).pathname);
  },
  'A missing page': () => getPage('no-such-page', 404),
  async 'The certificate'() {
    const { protocol, hostname: host, port } = new URL(site);
    if (protocol !== 'https:') return;
    const socket = connect({ host, port: port || 443, servername: host, timeout: TIMEOUT_MS });
    await once(socket, 'secureConnect');
    const days = Math.floor(
      (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 864e5,
    );
    socket.destroy();
    if (days < MIN_DAYS) throw new Error(`expires in ${days} days`);
  },
};

for (const [name, check] of Object.entries(site.endsWith('.example') ? {} : checks)) {
  try {
    await check();
  } catch (error) {
    console.log(`${name} ${error.cause?.message ?? error.message}`);
    process.exitCode = 1;
  }
}

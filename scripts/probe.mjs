// Checks a deployed site and prints a line for each problem: node scripts/probe.mjs https://www.evenplate.example [--headers]
// --headers also expects the security headers, which GitHub Pages can't send.
import { once } from 'node:events';
import { connect } from 'node:tls';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { headers: { type: 'boolean', default: false } },
});
const site = positionals[0].replace(/\/$/, '');
const TIMEOUT_MS = 20_000;
const MIN_DAYS = 14;
const SECURITY_HEADERS = [
  'strict-transport-security',
  'x-content-type-options',
  'content-security-policy',
];

/** Fetches a file, and throws unless it has this status and type. */
async function get(address, type, status = 200) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const found = response.headers.get('content-type') ?? 'no type';
  if (response.status !== status) throw new Error(`answers ${response.status}, not ${status}`);
  if (!found.includes(type)) throw new Error(`is ${found}, not ${type}`);
  return { text: await response.text(), headers: response.headers };
}

/** Fetches a page, and throws unless its policy is strict. */
async function getPage(address, status) {
  const { text, headers } = await get(address, 'text/html', status);
  const [, scripts] =
    /http-equiv="Content-Security-Policy" content="[^"]*?script-src ([^;"]+)/.exec(text) ?? [];
  if (!scripts) throw new Error('has no policy for scripts');
  if (scripts.includes('unsafe')) throw new Error(`has a weak policy: script-src ${scripts}`);
  return { text, headers };
}

const checks = {
  async '/'() {
    const { text, headers } = await getPage(`${site}/`);
    const missing = SECURITY_HEADERS.filter((name) => values.headers && !headers.has(name));
    if (missing.length > 0) throw new Error(`lacks the headers ${missing.join(', ')}`);
    const [script] = /\/[\w/.-]*islands\/react-[\w-]+\.js/.exec(text) ?? [];
    if (!script) throw new Error('names no script');
    await get(new URL(script, site), 'javascript');
  },
  async 'the newest article'() {
    const { text } = await get(`${site}/rss.xml`, 'xml');
    const [, link] = /<item>[\s\S]*?<link>([^<]+)/.exec(text) ?? [];
    // A feed without articles is fine.
    if (link) await getPage(new URL(new URL(link).pathname, site));
  },
  async '/no-such-page'() {
    await getPage(`${site}/no-such-page`, 404);
  },
  async 'the certificate'() {
    if (!site.startsWith('https:')) return;
    const { hostname: host, port } = new URL(site);
    const socket = connect({ host, port: port || 443, servername: host, timeout: TIMEOUT_MS });
    await once(socket, 'secureConnect');
    const days = Math.floor(
      (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 864e5,
    );
    socket.destroy();
    if (days < MIN_DAYS) throw new Error(`expires in ${days} days`);
  },
};

for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
  } catch (error) {
    console.log(`${name} ${error.cause?.message ?? error.message}`);
    process.exitCode = 1;
  }
}

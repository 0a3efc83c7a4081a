// Sends the same table of requests, and random odd requests, to every installed server:
// npm run test:hosts [-- nginx caddy] [--odd 600] [--seed 1]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addRenamedPost, openLab } from '../tools/host-lab/lab.mjs';
import { startNginx } from '../tools/host-lab/nginx.mjs';
import { startCaddy, startCloudflare, startReference } from '../tools/host-lab/others.mjs';
import { load } from '../tools/load-typescript.mjs';

const { requests, compressed, former, renamed } = await load('tests/support/requests/index.ts');
const { fuzzHosts } = await load('tools/host-lab/fuzz/fuzz-hosts.ts');
const { BEST_SCORE, observatoryScore } = await load('checks/response-headers/observatory.ts');
const { policyFindings } = await load('checks/response-headers/policy-findings.ts');
const { readPermanentRedirects } = await load('build/hosting/redirects-file.ts');
const { readManifest } = await load('build/lib/manifest.ts');
const { verifyPublished } = await load('tools/published/verify-published.ts');
const { post } = await load('tests/support/addresses.ts');
const { requestRow, compareReply } = await load('tests/support/check-request.ts');

// A server without Brotli may answer with gzip.
const withGzip = (rows) =>
  rows.map((row) => ({
    ...row,
    answer: {
      ...row.answer,
      encoding: row.answer.encoding === 'br' ? 'gzip' : row.answer.encoding,
    },
  }));
const ownCompression = [];

const servers = {
  reference: { host: 'reference', start: (lab) => startReference(lab), extra: compressed },
  bare: { host: 'bare', start: (lab) => startReference(lab, { bare: true }), extra: compressed },
  nginx: { host: 'nginx', start: startNginx, extra: withGzip(compressed) },
  'nginx with Brotli': {
    host: 'nginx',
    start: (lab) => startNginx(lab, { name: 'nginx-brotli', brotli: true }),
    extra: compressed,
  },
  caddy: { host: 'caddy', start: startCaddy, extra: compressed },
  cloudflare: { host: 'cloudflare', start: startCloudflare, extra: ownCompression },
};

/** Which servers get odd requests: one nginx, because both answer alike, and not Cloudflare's slow runtime. */
const FUZZED = ['reference', 'bare', 'nginx', 'caddy'];

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { odd: { type: 'string', default: '600' }, seed: { type: 'string', default: '1' } },
});
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const counts = { passed: 0, failed: 0, skipped: 0 };
const lab = openLab();
addRenamedPost(lab.bundle, former, post);
try {
  for (const [name, server] of Object.entries(servers)) {
    if (isWanted(name)) await testServer(name, server);
  }
  await sendOddRequests(FUZZED.filter(isWanted));
} finally {
  lab.close();
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;

async function testServer(name, { host, start, extra }) {
  const rows = [...requests, ...renamed, ...extra];
  const server = await start(lab);
  if (!server) {
    counts.skipped += rows.length;
    console.log(`${name}: not on this machine, so ${rows.length} requests were left out`);
    return;
  }
  try {
    const failed = [];
    for (const row of rows) {
      const problems = await requestRow(server.origin, row).then(
        (reply) => compareReply(host, row, reply),
        (error) => [error.message],
      );
      if (problems.length > 0) failed.push({ row, problems });
    }
    counts.failed += failed.length;
    counts.passed += rows.length - failed.length;
    // A bare host sends no headers, and Cloudflare's local runtime compresses answers itself.
    if (host !== 'bare') await scoreHeaders(name, server.origin);
    if (host !== 'cloudflare') await compareBytes(name, server.origin);
    console.log(`${name}: ${rows.length - failed.length} of ${rows.length} as the table says`);
    for (const { row, problems } of failed) {
      console.log(`  ${row.what}: ${row.method ?? 'GET'} ${row.path.slice(0, 60)}`);
      for (const problem of problems) console.log(`    ${problem}`);
    }
  } finally {
    await server.stop();
  }
}

async function sendOddRequests(names) {
  const running = {};
  try {
    for (const name of names) {
      const server = await servers[name].start(lab);
      if (server) running[name] = server;
    }
    if (Object.keys(running).length === 0) return;
    const count = Number(values.odd);
    const seed = Number(values.seed);
    const { problems, alike, different } = await fuzzHosts(running, { seed, count, post });
    counts.failed += problems.length;
    counts.passed += alike + different;
    console.log(
      `${count} odd requests to ${Object.keys(running).join(', ')} (seed ${seed}): ` +
        `${alike} answered alike, ${different} differently for a known reason, ${problems.length} problems`,
    );
    for (const problem of problems) console.log(`  ${problem}`);
  } finally {
    for (const server of Object.values(running)) await server.stop();
  }
}

async function scoreHeaders(name, origin) {
  const { headers } = await fetch(`${origin}/pricing`);
  const { score } = observatoryScore(Object.fromEntries(headers));
  const findings = policyFindings(headers.get('content-security-policy') ?? '');
  const passed = score === BEST_SCORE && findings.length === 0;
  counts[passed ? 'passed' : 'failed'] += 1;
  console.log(`${name}: ${score} points by the rules of Mozilla's Observatory`);
  for (const finding of findings) console.log(`  ${finding}`);
}

async function compareBytes(name, origin) {
  const rules = readPermanentRedirects(readFileSync(join(lab.bundle, '_redirects'), 'utf8'));
  const { differences, compared } = await verifyPublished(origin, readManifest(lab.bundle), rules);
  counts.failed += differences.length;
  counts.passed += compared - differences.length;
  console.log(
    `${name}: ${compared - differences.length} of ${compared} answers have the bundle's bytes`,
  );
  for (const difference of differences) console.log(`  ${difference}`);
}

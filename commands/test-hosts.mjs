// Sends the same table of requests to every server on this machine: npm run test:hosts [-- nginx caddy]
import { openLab } from '../tools/host-lab/lab.mjs';
import { startNginx } from '../tools/host-lab/nginx.mjs';
import { startCaddy, startCloudflare, startReference } from '../tools/host-lab/others.mjs';
import { load } from '../tools/load-typescript.mjs';

const { requests, compressed } = await load('tests/support/requests/index.ts');
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

const wanted = process.argv.slice(2);
const counts = { passed: 0, failed: 0, skipped: 0 };
const lab = openLab();
try {
  for (const [name, server] of Object.entries(servers)) {
    if (wanted.length === 0 || wanted.includes(name)) await testServer(name, server);
  }
} finally {
  lab.close();
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;

async function testServer(name, { host, start, extra }) {
  const rows = [...requests, ...extra];
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
    console.log(`${name}: ${rows.length - failed.length} of ${rows.length} as the table says`);
    for (const { row, problems } of failed) {
      console.log(`  ${row.what}: ${row.method ?? 'GET'} ${row.path.slice(0, 60)}`);
      for (const problem of problems) console.log(`    ${problem}`);
    }
  } finally {
    await server.stop();
  }
}

// nginx with our configuration against a stock one on the same bundle, and a deploy under load:
// npm run bench:hosts [-- --deploys]. It needs nginx and wrk, sends requests only to this machine, and takes
// about a minute.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { deployUnderLoad } from '../tools/host-lab/deploys.mjs';
import { openLab } from '../tools/host-lab/lab.mjs';
import { startNginx } from '../tools/host-lab/nginx.mjs';
import { findCommand } from '../tools/host-lab/process.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const NOISE = 0.95;
const GZIP = 'Accept-Encoding: gzip';

const wrk = findCommand('wrk');
const lab = openLab();
const servers = [];
try {
  if (!wrk) throw new Error('There is no wrk on this machine: apt-get install wrk');
  const ours = await start('ours', {});
  const stock = await start('stock', { plain: true });
  const onlyDeploys = process.argv.includes('--deploys');
  const slower = !onlyDeploys && compare(ours, stock);
  const broken = await deployUnderLoad(lab, ours);
  process.exitCode = slower || broken ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const server of servers) await server.stop();
  lab.close();
}

async function start(name, options) {
  const server = await startNginx(lab, { name, ...options });
  if (!server) throw new Error('There is no nginx on this machine: apt-get install nginx');
  servers.push(server);
  return server;
}

/** Measures both in turns and prints their requests per second; returns whether ours is slower on any path. */
function compare(ours, stock) {
  let slower = false;
  for (const [what, path, header] of requestsOf(lab.bundle)) {
    const rates = { ours: [], stock: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.ours.push(rateOf(ours.origin + path, header));
      rates.stock.push(rateOf(stock.origin + path, header));
    }
    const ratio = median(rates.ours) / median(rates.stock);
    // Only the requests that every browser sends decide the result.
    slower ||= header === GZIP && ratio < NOISE;
    console.log(
      `${what}: ${median(rates.ours)} requests/s, stock ${median(rates.stock)}, ratio ${ratio.toFixed(2)}`,
    );
  }
  return slower;
}

function requestsOf(bundle) {
  const script = readdirSync(bundle).find((name) => /^app-.*\.js$/.test(name));
  return [
    ['a page as browsers ask for it', '/pricing', GZIP],
    ['a page, not compressed', '/pricing', 'Accept-Encoding: identity'],
    ['a script as browsers ask for it', `/${script}`, GZIP],
    ['an unknown address', '/no-such-page', GZIP],
  ];
}

function rateOf(url, header) {
  const report = execFileSync(wrk, ['-t1', '-c16', `-d${SECONDS}s`, '-H', header, url], {
    encoding: 'utf8',
  });
  const failed = /Socket errors: (.+)/.exec(report)?.[1];
  if (failed) throw new Error(`${url} failed under load: ${failed}`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(report)[1]));
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

import { execFile } from 'node:child_process';
import {
  cpSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { compress } from './lab.mjs';
import { requestUntil } from './load.mjs';

const DEPLOYS = 6;
const BETWEEN_MS = 1000;

/**
 * Deploys two builds in turn under load, and prints which requests failed or got parts of both builds.
 * @returns whether there were any
 */
export async function deployUnderLoad(lab, server) {
  const other = anotherBuild(lab);
  const builds = [lab.bundle, other];
  const marks = builds.map(readMarks);
  // Not execFileSync, which would block this process: it also sends the requests.
  const deploy = (build) =>
    promisify(execFile)('deploy/publish.sh', [build, lab.home, ...server.reload]);
  for (const build of builds) await deploy(build);
  await pause(BETWEEN_MS);
  const deploys = (async () => {
    for (let turn = 0; turn < DEPLOYS; turn += 1) {
      await pause(BETWEEN_MS);
      await deploy(builds[turn % 2 === 0 ? 1 : 0]);
    }
    await pause(BETWEEN_MS);
  })();
  const paths = ['/pricing', '/', ...marks.flatMap(({ scripts }) => scripts)];
  const { answers, problems } = await requestUntil(deploys, {
    origin: server.origin,
    paths,
    check: (answer) => problemOf(answer, marks),
  });
  console.log(`${DEPLOYS} deploys during ${answers} requests: ${problems.size} kinds of problem`);
  for (const [problem, count] of problems) console.log(`  ${count} times: ${problem}`);
  return problems.size > 0;
}

/** Imitates another build of the same site: scripts with other names, and another policy. */
function anotherBuild(lab) {
  const folder = join(lab.folder, 'another');
  cpSync(lab.bundle, folder, { recursive: true, preserveTimestamps: true });
  const from = /([.-][0-9a-f]{16})[0-9a-f]{4}(?=\.(?:js|css))/g;
  const rename = (text) => text.replace(from, '$1beef');
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!statSync(file).isFile()) continue;
    if (/\.(?:html|js)$/.test(name)) writeFileSync(file, rename(readFileSync(file, 'utf8')));
    if (/\.html\.(?:gz|br)$/.test(name)) rmSync(file);
    else if (rename(name) !== name) renameSync(file, join(folder, rename(name)));
  }
  compress(folder);
  const headers = join(folder, '_headers');
  const text = rename(readFileSync(headers, 'utf8'));
  writeFileSync(
    headers,
    text.replace("connect-src 'self'", "connect-src 'self' https://build.example"),
  );
  return folder;
}

const readMarks = (folder) => ({
  policy: /Content-Security-Policy: (.+)/.exec(readFileSync(join(folder, '_headers'), 'utf8'))[1],
  scripts: [
    ...readFileSync(join(folder, 'pricing.html'), 'utf8').matchAll(/src="(\/[^"]+\.js)"/g),
  ].map(([, script]) => script),
});

function problemOf({ path, status, headers, body }, marks) {
  if (status !== 200) return `${path} was answered with ${status}`;
  if (path.endsWith('.js')) return undefined;
  const build = marks.findIndex(({ scripts }) => body.includes(scripts[0]));
  const mixed =
    headers['content-security-policy'] !== marks[build]?.policy ||
    marks[build].scripts.slice(0, 3).some((script) => !body.includes(script));
  return mixed ? `${path} had the markup of one build and the policy of another` : undefined;
}

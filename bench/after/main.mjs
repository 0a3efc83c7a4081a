import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../../tools/project-folder.mjs';
import { openLine } from '../line/open.mjs';
import { report } from './report.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    before: { type: 'string' },
    add: { type: 'boolean' },
  },
});

const WORK = path.join(projectFolder, '.bench/after');
const sites = [
  ...(values.before ? [{ name: 'before', folder: path.resolve(values.before) }] : []),
  { name: 'this site', folder: path.join(projectFolder, 'public') },
];
for (const { folder } of sites) {
  if (existsSync(path.join(folder, 'index.html'))) continue;
  console.error(`There is no built site in ${folder}: run "npm run build" first.`);
  process.exit(1);
}

const stored = path.join(WORK, 'after.json');
const earlier = values.add && existsSync(stored) ? JSON.parse(readFileSync(stored, 'utf8')) : [];

const line = await openLine();
try {
  const first = String(earlier.reduce((next, { run }) => Math.max(next, run + 1), 0));
  const servers = await line.start('server', 'after/serve.mjs', JSON.stringify(sites));
  const command = line.command('visitor', 'after/visit.mjs', servers, first, values.runs);
  const visits = execFileSync('ip', command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });
  const rows = visits
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
  process.exitCode = report([...earlier, ...rows], WORK) ? 0 : 1;
} finally {
  line.close();
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { projectFolder } from '../../tools/project-folder.mjs';
import { participants } from '../page/participants.mjs';
import { report } from './report.mjs';

/** Lighthouse's slow line: the round trip in ms, bits per second to the visitor and back. */
const LINE = ['150', '1.6e6', '0.75e6'];
const WORK = path.join(projectFolder, '.bench/line');

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

if (process.platform !== 'linux' || process.getuid() !== 0) {
  console.error('The line is made of network namespaces: it needs Linux and root.');
  process.exit(1);
}

const sites = await participants();
const started = [];
try {
  await firstLineOf('python3', [path.join(projectFolder, 'bench/line/line.py'), ...LINE]);
  const pages = await firstLineOf('ip', inNamespace('server', 'serve.mjs', JSON.stringify(sites)));
  const visits = execFileSync('ip', inNamespace('visitor', 'visit.mjs', pages, values.runs), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  report(
    visits
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
    WORK,
  );
} finally {
  for (const child of started) child.kill();
}

function inNamespace(end, script, ...args) {
  const file = path.join(projectFolder, 'bench/line', script);
  return ['netns', 'exec', `line-${end}`, process.execPath, file, ...args];
}

/** Starts a program that goes on until the end, and waits for the first line that it says. */
async function firstLineOf(program, args) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return line;
}

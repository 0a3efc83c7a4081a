import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../../tools/project-folder.mjs';
import { participants } from '../page/participants.mjs';
import { openLine } from './open.mjs';
import { report } from './report.mjs';

const WORK = path.join(projectFolder, '.bench/line');

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const sites = await participants();
const line = await openLine();
try {
  const pages = await line.start('server', 'line/serve.mjs', JSON.stringify(sites));
  const visits = execFileSync('ip', line.command('visitor', 'line/visit.mjs', pages, values.runs), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  report(
    visits
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text)),
    WORK,
  );
} finally {
  line.close();
}

// Tests that `gatsby develop` is idle when nothing changes, and shows saved changes in a browser:
// npm run test:develop [-- --port 8123]. It takes about four minutes.
import { appendFileSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORK } from '../build/workspace/paths';
import { copySources } from '../build/workspace/sources';
import { tryEdits } from '../tools/develop-edits';
import { isIdleFor, startDevelopServer, untilIdle } from '../tools/develop-server';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8123' } } });

const root = path.resolve(__dirname, '..');
// A copy, because the server writes into `public` and the test changes a source.
const copy = path.join(root, WORK, 'develop');
copySources(root, copy);
const packages = path.join(copy, 'node_modules');
if (!existsSync(packages)) symlinkSync(path.join(root, 'node_modules'), packages, 'junction');

const server = await startDevelopServer(copy, Number(values.port));
const results: Record<string, boolean> = {};
try {
  await untilIdle(server);
  results['an idle server builds nothing for 30 seconds'] = await isIdleFor(server, 30);

  const before = server.countRebuilds();
  appendFileSync(
    path.join(copy, 'src/components/container.tsx'),
    "\nexport const addedByTest = 'pt-[3.7px]';\n",
  );
  await untilIdle(server);
  results['a changed component is built'] = server.countRebuilds() > before;
  results['the server is idle again after a change'] = await isIdleFor(server, 20);

  Object.assign(results, await tryEdits(copy, `http://localhost:${values.port}`));
  await untilIdle(server);
  results['the server is idle again after all changes'] = await isIdleFor(server, 20);
} finally {
  await server.stop();
}

for (const [sentence, passed] of Object.entries(results)) {
  console.log(`${passed ? 'passed' : 'FAILED'}: ${sentence}`);
}
process.exitCode = Object.values(results).every(Boolean) ? 0 : 1;

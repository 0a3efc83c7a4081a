// What only real builds can show: npm run test:builds. It takes some minutes.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const BROKEN_PAGE = 'src/pages/broken-for-a-test.tsx';

const gatsby = (command) =>
  spawnSync('npx', ['gatsby', command], { stdio: 'inherit', shell: process.platform === 'win32' })
    .status === 0;

const isBuilt = () => existsSync('public/index.html');

const steps = {
  'a cold build passes': () => gatsby('clean') && gatsby('build') && isBuilt(),
  'a second cold build passes': () => gatsby('clean') && gatsby('build') && isBuilt(),
  'a build of a page that throws fails': () => {
    writeFileSync(BROKEN_PAGE, 'export default function Broken() {\n  throw new Error();\n}\n');
    try {
      return !gatsby('build');
    } finally {
      rmSync(BROKEN_PAGE);
    }
  },
  'the build after it passes': () => gatsby('build') && isBuilt(),
};

let failed = 0;
for (const [sentence, step] of Object.entries(steps)) {
  const passed = step();
  if (!passed) failed += 1;
  console.log(`\n${passed ? 'passed' : 'FAILED'}: ${sentence}\n`);
}
console.log(`${Object.keys(steps).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

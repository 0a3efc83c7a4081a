// Compares the look of the built key pages with tests/visual/baselines: npm run test:visual [-- --update] [pages]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../tools/chromium/ensure-chromium.mjs';
import {
  describeRenderer,
  readRenderer,
  shrinkBaselines,
  writeRenderer,
} from '../tools/visual-baselines/baselines.mjs';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const chromium = ensureChromium();
const renderer = describeRenderer(chromium);
const known = readRenderer();
if (!values.update && known && known !== renderer) {
  console.warn(
    `The baselines are by ${known}, this is ${renderer}: expect differences in letters.`,
  );
}

const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--project=visual',
    `--update-snapshots=${values.update ? 'changed' : 'none'}`,
    ...positionals,
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
    shell: process.platform === 'win32',
  },
);

if (values.update && status === 0) {
  writeRenderer(renderer);
  await shrinkBaselines();
}
process.exitCode = status ?? 1;

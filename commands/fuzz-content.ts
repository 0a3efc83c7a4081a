// npm run fuzz:content: checks 10,000 random changes of the content. --seed and --count choose others.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '../build/lib/list-files';
import { fuzzContent } from '../checks/fuzz-content/fuzz';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '10000' },
  },
});

async function main() {
  const root = mkdtempSync(join(tmpdir(), 'fuzz-'));
  try {
    cpSync('content', join(root, 'content'), { recursive: true });
    cpSync('tests/unit/every-construct.md', join(root, 'content/blog/soup.md'));
    const files = listFiles(root, 'content').filter((file) => /\.(json|md)$/.test(file));
    const [seed, count] = [Number(values.seed), Number(values.count)];
    const { failures, passed } = await fuzzContent(root, files, { seed, count });
    for (const failure of failures) {
      console.error(`${failure.file}, seed ${failure.seed} (${failure.change}): ${failure.reason}`);
    }
    console.log(`${count} changes, ${passed} of them published, ${failures.length} failed.`);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

void main();

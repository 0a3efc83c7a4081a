// Validates the HTML of the built site: npm run check:html [-- folder] [--report file.json]
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { validateBundle } from '../checks/html/validate-bundle';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' } },
});
const folder = positionals[0] ?? 'public';

if (existsSync(folder)) {
  const documents = validateBundle(folder);
  const broken = documents.filter(({ problems }) => problems.length > 0);
  for (const { file, problems } of broken) {
    for (const problem of problems) console.error(`${folder}/${file}: ${problem}`);
  }
  console.log(`${documents.length - broken.length} of ${documents.length} documents are valid.`);
  if (values.report) {
    const counts = { passed: documents.length - broken.length, failed: broken.length };
    writeFileSync(values.report, JSON.stringify(counts));
  }
  process.exitCode = broken.length > 0 ? 1 : 0;
} else {
  console.error(`There is no built site in ${folder}/ yet: run "npm run build" first.`);
  process.exitCode = 1;
}

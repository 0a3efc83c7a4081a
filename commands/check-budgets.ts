// Measures the built site against its size budgets: npm run check:budgets [-- folder] [--report file.json]
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureBundle } from '../checks/budgets/measure-bundle';
import { describeExcess, describeMeasurement } from '../checks/budgets/measurement';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' } },
});
const folder = positionals[0] ?? 'public';

if (existsSync(folder)) {
  const measurements = measureBundle(folder);
  const problems = measurements.flatMap((one) => describeExcess(one) ?? []);
  for (const one of measurements) console.log(describeExcess(one) ?? describeMeasurement(one));
  if (values.report) {
    const counts = { passed: measurements.length - problems.length, failed: problems.length };
    writeFileSync(values.report, JSON.stringify(counts));
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  console.error(`There is no built site in ${folder}/ yet: run "npm run build" first.`);
  process.exitCode = 1;
}

// Weighs the built site: npm run check:budgets [-- folder] [--report file.json]
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { weighBundle } from '../checks/budgets/bundle';
import { judge, tell } from '../checks/budgets/judge';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' } },
});
const folder = positionals[0] ?? 'public';

if (existsSync(folder)) {
  const verdicts = weighBundle(folder).map((weight) => ({ weight, problem: judge(weight) }));
  const problems = verdicts.flatMap(({ problem }) => problem ?? []);
  for (const { weight, problem } of verdicts) console.log(problem ?? tell(weight));
  if (values.report) {
    const counts = { passed: verdicts.length - problems.length, failed: problems.length };
    writeFileSync(values.report, JSON.stringify(counts));
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  console.error(`There is no built site in ${folder}/ yet: run "npm run build" first.`);
  process.exitCode = 1;
}

// npm run check:content: checks the content, the tests' too, as a build does, without a build.
import { join } from 'node:path';
import { checkContent, countProblems, formatProblem } from '../plugins/site/check';
import { ContentReader } from '../plugins/site/read';

async function run(): Promise<void> {
  const found = ['', 'tests'].map(async (folder) => {
    const problems = await checkContent(new ContentReader(join(process.cwd(), folder)));
    return problems.map((problem) => ({ ...problem, file: join(folder, problem.file) }));
  });
  const problems = (await Promise.all(found)).flat();
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length === 0) return console.log('The content has no problems.');
  console.error(`\n${countProblems(problems)}`);
  process.exitCode = 1;
}

void run();

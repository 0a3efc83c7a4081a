// npm run check:content: checks the content as a build does, without a build.
import { checkContent, countProblems, formatProblem } from '../plugins/site/check';
import { ContentReader } from '../plugins/site/read';

void checkContent(new ContentReader(process.cwd())).then((problems) => {
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length === 0) return console.log('The content has no problems.');
  console.error(`\n${countProblems(problems)}`);
  process.exitCode = 1;
  return undefined;
});

// npm run check:content: checks the content as a build does, without a build.
import { projectFolder } from '../tools/project-folder.mjs';
import { load } from '../tools/load-typescript.mjs';

const { checkContent, countProblems, formatProblem } = await load(
  'plugins/gatsby-source-site-content/check/check-content.ts',
);
const problems = await checkContent(projectFolder);
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${countProblems(problems)}`);
  process.exitCode = 1;
} else {
  console.log('The content has no problems.');
}

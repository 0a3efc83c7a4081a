// npm run check:content: checks the content as a build does, without a build; with --watch, after every change.
import { join } from 'node:path';
import { projectFolder } from '../tools/project-folder.mjs';
import { load } from '../tools/load-typescript.mjs';

const plugin = 'plugins/gatsby-source-site-content';
const { checkContent, countProblems, formatProblem } = await load(
  `${plugin}/check/check-content.ts`,
);
const isWatching = process.argv.includes('--watch');

/** Prints and returns the problems. Under --watch an editor marks them on their lines, so each needs a line. */
async function check() {
  const problems = await checkContent(projectFolder);
  for (const problem of problems) {
    console.error(formatProblem(isWatching ? { ...problem, line: problem.line ?? 1 } : problem));
  }
  if (problems.length > 0) console.error(`\n${countProblems(problems)}`);
  else console.log('The content has no problems.');
  return problems;
}

if (isWatching) {
  const { watchFolder } = await load(`${plugin}/watch-folder.ts`);
  const checkAgain = async () => {
    console.log('Checking the content.');
    await check();
  };
  const onError = (error) => console.error(`The content can’t be read: ${error.message}`);
  watchFolder(join(projectFolder, 'content'), checkAgain, onError, true);
  await checkAgain();
} else if ((await check()).length > 0) {
  process.exitCode = 1;
}

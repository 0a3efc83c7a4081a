#!/usr/bin/env node
// npm test: runs every check of the site, or only the named ones: node commands/test.mjs unit types
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { summarize, printDuration, printTitle } from '../tools/test-runner/report.mjs';
import { projectFolder } from '../tools/project-folder.mjs';
import { chooseSteps } from '../tools/test-runner/steps.mjs';

process.chdir(projectFolder);
process.env.PATH = [join(projectFolder, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

try {
  const steps = chooseSteps(process.argv.slice(2));
  process.exitCode = summarize(runAll(steps)) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function runAll(steps) {
  const context = { reports: mkdtempSync(join(tmpdir(), 'site-tests-')), buildFailed: false };
  try {
    return steps.map((step) => ({ title: step.title, ...runStep(step, context) }));
  } finally {
    rmSync(context.reports, { recursive: true, force: true });
  }
}

function runStep(step, context) {
  printTitle(step.title);
  if (step.needsBuild && context.buildFailed) {
    return { skippedBecause: 'left out, because the build failed' };
  }
  const startedAt = performance.now();
  const result = step.run(context);
  printDuration(result, performance.now() - startedAt);
  return result;
}

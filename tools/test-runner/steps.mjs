import { build, checkGeneratedTypes } from './build.mjs';
import { checkBudgets, checkHtml } from './bundle-checks.mjs';
import { check } from './run.mjs';
import { runJourneys, runUnitTests } from './suites.mjs';

const steps = [
  { name: 'format', title: 'Formatting', run: () => check('prettier', '--check', '.') },
  { name: 'lint', title: 'Lint', run: () => check('oxlint', '--deny-warnings') },
  { name: 'types', title: 'Types', run: () => check('tsc', '--noEmit') },
  { name: 'unit', title: 'Unit tests', run: runUnitTests },
  { name: 'build', title: 'Production build', run: build },
  { name: 'build', title: 'Generated types', run: checkGeneratedTypes, needsBuild: true },
  { name: 'budgets', title: 'Size budgets', run: checkBudgets, needsBuild: true },
  { name: 'html', title: 'Valid HTML', run: checkHtml, needsBuild: true },
  { name: 'journeys', title: 'Browser journeys', run: runJourneys, needsBuild: true },
];

/** The steps with those names in their usual order; all steps when there are no names. */
export function chooseSteps(names) {
  const known = [...new Set(steps.map((step) => step.name))];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no step "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

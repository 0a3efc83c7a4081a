// What scripts and tests may use.
export { checkContent } from './check-content';
export { countProblems, formatProblem } from './problem';

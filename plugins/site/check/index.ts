// What the rest of the site may use of the check of the content.
export { checkContent } from './check-content';
export { countProblems, formatProblem } from './problem';
export { reportProblems } from './report';

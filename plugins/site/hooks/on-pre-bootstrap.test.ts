/** @jest-environment node */
import { prefixProblem } from './on-pre-bootstrap';

test.each([
  ['', '/soup', 'The site’s address has the folder /soup: run "npm run build"'],
  ['/stew', '/soup', 'gatsby-config.ts is /stew, and the site’s address has the folder /soup: put'],
  ['/stew', '', 'gatsby-config.ts is /stew, and the site’s address has no folder: put'],
])('a build for "%s" of a site in "%s": %s', (given, prefix, problem) => {
  expect(prefixProblem(given, prefix)).toContain(problem);
});

test.each(['', '/soup'])('a build for "%s" of a site that is there is right', (prefix) => {
  expect(prefixProblem(prefix, prefix)).toBeUndefined();
});

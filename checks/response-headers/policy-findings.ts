import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * What Google's CSP Evaluator finds wrong with a policy.
 * @returns a line for each finding of high or medium severity, certain or possible
 */
export function policyFindings(policy: string): string[] {
  const { csp } = new CspParser(policy);
  const grave = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => grave.includes(severity))
    .map(({ severity, directive, value, description }) =>
      [Severity[severity], directive, value ?? '', description].join(' '),
    );
}

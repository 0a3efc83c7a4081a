import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { RULES } from './rules';

const validator = new HtmlValidate(new StaticConfigLoader(RULES));

/**
 * Validates a document.
 * @returns a sentence for each problem: what is wrong, which element, which rule
 */
export function validateDocument(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ message, selector, ruleId }) => `${message}, at ${selector ?? 'the top'} (${ruleId})`);
}

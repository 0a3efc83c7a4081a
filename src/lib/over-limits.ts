import { formatList, inSentence } from './format-amount';
import { interpolate } from './interpolate';

/**
 * Says of which nutrients a portion would take the day above a limit; empty if there are none.
 * @param template the text of /try, so that all pages say it alike
 * @param over the names of the nutrients
 */
export const overLimits = (template: string, over: readonly string[]): string =>
  over.length > 0 ? interpolate(template, { nutrients: formatList(over.map(inSentence)) }) : '';

import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { quote } from '../schema/wording';
import type { Source } from './source';

/**
 * Reads the YAML above an article, with the lines of its keys.
 * @param firstLine the line of the file on which the YAML begins
 */
export function readYaml(text: string, firstLine: number): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + Math.max(lines.linePos(offset).line, 1) - 1;

  const [error] = document.errors;
  if (error) {
    const line = lineAt(error.pos[0]);
    const found = quote((text.split('\n')[line - firstLine] ?? '').trim());
    const reason = error.message.charAt(0).toLowerCase() + error.message.slice(1);
    return { broken: { line, message: `broken YAML in ${found}: ${reason}` } };
  }
  const pairs = isMap(document.contents) ? document.contents.items : [];
  return {
    value: document.toJS() ?? {},
    lineOf: ([key]) => {
      const written = pairs
        .map((pair) => pair.key)
        .find((node) => isScalar(node) && node.value === key);
      return isScalar(written) && written.range ? lineAt(written.range[0]) : undefined;
    },
  };
}

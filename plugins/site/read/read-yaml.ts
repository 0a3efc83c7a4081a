import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';
import type { Path } from '../model/schema';

/** YAML that could be read. */
export type YamlReading = {
  text: string;
  value: unknown;
  document: Document;
  lines: LineCounter;
};

/** Why YAML couldn't be read. */
type YamlFailure = { error: string };

export const TOO_DEEP = 'lists or objects are nested too deeply';
const TABS = 'the lines below begin with spaces, not with a tab';

/** Parses YAML 1.2. Warnings count as errors. */
export function readYaml(text: string): YamlReading | YamlFailure {
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      logLevel: 'error',
    });
    const [error] = [...document.errors, ...document.warnings];
    if (error) return { error: describeError(error) };
    return { text, value: document.toJS(), document, lines };
  } catch (error) {
    if (error instanceof RangeError) return { error: TOO_DEEP };
    // An alias of a missing anchor, or one that would expand without limit.
    if (error instanceof ReferenceError) return { error: error.message };
    throw error;
  }
}

function describeError({ code, message }: YAMLError): string {
  if (code === 'RESOURCE_EXHAUSTION') return TOO_DEEP;
  return code === 'TAB_AS_INDENT' ? TABS : message;
}

/** Whether a key isn't text, as in a line that begins with a colon. */
export const hasOddKey = ({ document: { contents } }: YamlReading): boolean =>
  isMap(contents) &&
  contents.items.some(({ key }) => !isScalar(key) || key.value === null || key.value === '');

/** Finds the line of a key or a list entry, or of the closest parent. */
export function lineOfPath({ document, lines }: YamlReading, path: Path): number | undefined {
  const range = nodeAt(document, path)?.range;
  return range ? lines.linePos(range[0]).line : undefined;
}

/** The node of a key or a list entry, or of the closest parent. */
function nodeAt(document: Document, path: Path): Node | undefined {
  if (path.length === 0) return undefined;
  const parents = path.slice(0, -1);
  const parent = parents.length === 0 ? document.contents : document.getIn(parents, true);
  const found = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === path.at(-1))?.key
    : document.getIn(path, true);
  return isNode(found) ? found : nodeAt(document, parents);
}

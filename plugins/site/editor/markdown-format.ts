import { Document, isCollection, isMap, isNode, parseDocument, type Pair } from 'yaml';
import { FENCED } from '../read/fence';
import { FILE, isEmpty, refusal, type Entry } from './entry';

const YAML_STYLE = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false };

/** The YAML above a text, with the lines `---` around it, and the text. */
function partsOf(file: string) {
  const [fields = '', yaml = ''] = FENCED.exec(file) ?? [];
  return { fields, yaml, text: file.slice(fields.length) };
}

/**
 * Reads a markdown file for the form.
 * @param whenMissing what the form shows for missing fields, instead of the values of a new entry
 */
export function readMarkdown(file: string, whenMissing: Entry = {}): Entry {
  const { yaml, text } = partsOf(file);
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw error;
  if (document.contents !== null && !isMap(document.contents))
    throw new Error('expected fields such as "title: Soup" between the lines ---');
  const given: Entry = document.toJS() ?? {};
  const fields = Object.entries(given).filter(([, value]) => value !== null);
  const body = text.replace(/^\n+/, '');
  return { ...whenMissing, ...Object.fromEntries(fields), body, [FILE]: file };
}

/** Writes a markdown file: the one it was read from, but for the fields and the text that differ. */
export function printMarkdown({ [FILE]: file = '', body = '', ...fields }: Entry): string {
  const { [FILE]: _file, body: bodyBefore, ...before } = readMarkdown(String(file));
  const parts = partsOf(String(file));
  const changed = Object.keys({ ...before, ...fields }).filter(
    (key) => !looksSame(before[key], fields[key]),
  );
  const above = changed.length === 0 ? parts.fields : fieldsWith(parts.yaml, changed, fields);
  const text = looksSame(bodyBefore, body) ? parts.text : belowMargin(String(body), parts.text);
  const areFirst = above !== '' && parts.fields === '';
  return areFirst ? `${above}\n${text}` : above + text;
}

/** Whether two values look the same in the form: it trims texts, and shows one author as a list. */
function looksSame(one: unknown, other: unknown): boolean {
  const shown = (value: unknown) =>
    isEmpty(value) || value === false ? [] : [value].flat().map((part) => String(part).trim());
  return JSON.stringify(shown(one)) === JSON.stringify(shown(other));
}

/** A changed text below the empty lines of the earlier one. The form trims the indentation of code in its first line. */
function belowMargin(text: string, before: string): string {
  const [whole = '', margin = '', firstLine = ''] = /^(\s*)(.*)/.exec(before) ?? [];
  const isSameBeginning = whole !== '' && text.startsWith(firstLine);
  return `${isSameBeginning ? margin : margin.replace(/[^\n]+$/, '')}${text}\n`;
}

/** The fields above a text, between lines `---`, with the new values of the changed ones. */
function fieldsWith(yaml: string, changed: string[], fields: Entry): string {
  const { contents } = parseDocument(yaml);
  if (isMap(contents) && contents.flow)
    throw refusal('The form can’t change fields between { and }. Write each on a line of its own.');
  const pairs = isMap(contents) ? contents.items : [];
  let result = yaml;
  // From the last to the first, because each change moves what follows it.
  for (const pair of pairs.toReversed()) {
    const name = String(pair.key);
    if (changed.includes(name)) result = replacePair(result, pair, fields[name]);
  }
  const known = pairs.map(({ key }) => String(key));
  for (const name of changed)
    if (!known.includes(name)) result += `${printPair(name, fields[name])}\n`;
  return result.trim() === '' ? '' : `---\n${result}---\n`;
}

/** Replaces the value of a field, or removes the lines of a field that has become empty. */
function replacePair(yaml: string, { key, value }: Pair, now: unknown): string {
  const [start] = (isNode(key) ? key.range : null) ?? [0];
  const [, rangeEnd] = (isNode(value) ? value.range : null) ?? [start, start];
  // A text or a list over several lines ends with the line break.
  const end = yaml.slice(0, rangeEnd).trimEnd().length;
  const rest = yaml.slice(end);
  if (isEmpty(now)) return yaml.slice(0, start) + rest.slice(rest.indexOf('\n') + 1);
  const isFlow = isCollection(value) && value.flow;
  return yaml.slice(0, start) + printPair(String(key), now, isFlow) + rest;
}

function printPair(name: string, value: unknown, flow = false): string {
  const document = new Document({});
  document.set(name, document.createNode(value, { flow }));
  return document.toString(YAML_STYLE).trimEnd();
}

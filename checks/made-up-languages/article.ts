import { visit } from 'unist-util-visit';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { splitMarkdownFile } from '../../plugins/gatsby-source-site-content/front-matter';
import { parseMarkdown } from '../../plugins/gatsby-source-site-content/markdown/parse-markdown';
import { translateData } from './data';

type Translate = (text: string) => string;
type Change = { from: number; to: number; text: string };

/**
 * Translates the file of an article or of a page of prose. Addresses, code and kinds of callouts stay as
 * they are.
 */
export function translateArticle(file: string, translate: Translate, schema: z.ZodType): string {
  const { body } = splitMarkdownFile(file);
  const above = /^---[ \t]*\r?\n([\s\S]*?)\n---/.exec(file)?.[1] ?? '';
  const fields = translateData(schema, parse(above, { schema: 'failsafe' }) ?? {}, translate);
  return `---\n${stringify(typed(fields))}---\n${translateBody(body, translate)}`;
}

/** Turns flags back into booleans. All values are read as texts, so that dates stay as written. */
const typed = (fields: unknown) =>
  Object.fromEntries(
    Object.entries(fields as Record<string, string>).map(([key, text]) => {
      const isFlag = text === 'true' || text === 'false';
      return [key, isFlag ? text === 'true' : text];
    }),
  );

function translateBody(body: string, translate: Translate): string {
  const tree = parseMarkdown(body);
  const changes: Change[] = [];
  visit(tree, (node, _index, parent) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (from === undefined || to === undefined) return;
    const source = body.slice(from, to);
    const isBareAddress = parent?.type === 'link' && /^(https?:|www\.)|@/.test(source);
    if (node.type === 'text' && !isBareAddress) {
      changes.push({ from, to, text: translate(source) });
    }
    if (node.type === 'image') {
      const text = source.replace(/^!\[[^\]]*\]/, (alt) => translate(alt));
      changes.push({ from, to, text });
    }
  });
  return changes.reduceRight(
    (text, change) => text.slice(0, change.from) + change.text + text.slice(change.to),
    body,
  );
}

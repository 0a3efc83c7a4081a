import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../article/parse';
import { pathOfOwnAddress } from '../site-url';
import { field } from './kind';
import { findRichTextIssues } from './markup';
import { textKind } from './text';

/** A text in which links, `**bold**` and `*italics*` work. In GraphQL it is safe HTML. */
export function richText(description: string) {
  const { kind, schema } = textKind();
  return field(
    `${description} Links, **bold** and *italics* work.`,
    {
      ...kind,
      directive: '@richText',
      control: { widget: 'text' },
      check(value, place) {
        const written = String(value);
        const problems = [...findRichTextIssues(written, place.file)];
        visit(parseMarkdown(written), 'link', ({ url, position }) => {
          // An address that visitors see may be absolute.
          const isShown = written[position!.start.offset!] !== '[';
          problems.push(place.findLinkIssue((isShown && pathOfOwnAddress(url)) || url));
        });
        return problems;
      },
    },
    schema,
  );
}

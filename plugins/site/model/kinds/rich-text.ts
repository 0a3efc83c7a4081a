import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../article/parse';
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
        visit(parseMarkdown(written), 'link', ({ url }) => {
          problems.push(place.findLinkIssue(url));
        });
        return problems;
      },
    },
    schema,
  );
}

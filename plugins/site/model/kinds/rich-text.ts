import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../article/parse';
import { placeOf } from '../../article/place';
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
        visit(parseMarkdown(written), 'link', (link) => {
          // An address that visitors see may be absolute.
          const isShown = written[placeOf(link).start.offset] !== '[';
          const address = (isShown && pathOfOwnAddress(link.url)) || link.url;
          problems.push(place.findLinkIssue(address));
        });
        return problems;
      },
    },
    schema,
  );
}

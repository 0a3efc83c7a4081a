import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../article/parse';
import { positionOf } from '../../article/position';
import { MemoryCache } from '../../memory-cache';
import { pathOfOwnAddress } from '../site-url';
import { field, type Found } from './kind';
import { findRichTextIssues } from './markup';
import { textKind } from './text';

/** A link, and whether visitors see its address. */
type Link = { url: string; isShown: boolean };

// After each change in `gatsby develop`, all texts are checked again. Parsing them would take half of that time.
const readings = new MemoryCache<{ issues: Found; links: Link[] }>();

function linksIn(text: string): Link[] {
  const links: Link[] = [];
  visit(parseMarkdown(text), 'link', (link) => {
    links.push({ url: link.url, isShown: text[positionOf(link).start.offset] !== '[' });
  });
  return links;
}

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
        const { issues, links } = readings.get([written, place.file], () => ({
          issues: findRichTextIssues(written, place.file),
          links: linksIn(written),
        }));
        const problems = links.map(({ url, isShown }) => {
          // An address that visitors see may be absolute.
          const address = (isShown && pathOfOwnAddress(url)) || url;
          return place.findLinkIssue(address);
        });
        return [...issues, ...problems];
      },
    },
    schema,
  );
}

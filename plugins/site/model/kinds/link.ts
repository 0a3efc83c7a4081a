import { z } from 'zod';
import { expectedButFound } from '../../sentences';
import { pathOfOwnAddress } from '../site-url';
import { group } from './group';
import { field, kindOf, type Kind } from './kind';
import { pattern, text } from './text';

/** A path on a host. */
const PATH = /^\/(?!\/)\S*$/;

const pathControl = (example: string) => ({
  widget: 'string',
  pattern: [PATH.source, `Expected a path such as ${example}.`],
});

/** What to write instead of an address where only a path is allowed. */
function remedyForAddress(value: unknown): string {
  const path = pathOfOwnAddress(String(value));
  if (path !== undefined) return `; write ${path}`;
  return /^https?:|^www\./i.test(String(value))
    ? '; only pages of this site can stand here: link to other sites in its texts'
    : '';
}

/** The path of a page or an article of this site. In GraphQL it is where the path leads. */
export function sitePath(description: string) {
  const expected = 'a path such as /pricing';
  const written = z.string().refine((value) => PATH.test(value), {
    error: ({ input }) => expectedButFound(expected, input) + remedyForAddress(input),
  });
  return field(
    description,
    {
      expected,
      directive: '@linkTarget',
      control: pathControl('/pricing'),
      check: (value, { findLinkIssue }) =>
        PATH.test(String(value)) ? [findLinkIssue(String(value))] : [],
    },
    written,
  );
}

/** A link to a page or an article of this site. */
export const siteLink = (description: string) =>
  group(
    description,
    {
      label: text('The words of the link.'),
      to: sitePath('The path of a page or an article of this site, such as `/pricing`.'),
    },
    { type: 'SiteLink' },
  );

/** A path on the app's host. In GraphQL it is the whole address. */
export const appPath = (description: string) =>
  field(
    description,
    {
      expected: 'a path such as /signup',
      directive: '@appAddress',
      control: pathControl('/signup'),
    },
    z.string().regex(PATH),
  );

/** A button that leads to the app. */
export const appLink = (description: string) =>
  group(
    description,
    {
      label: text('The words on the button.'),
      href: appPath('The path on the app’s host, such as `/signup`.'),
    },
    { type: 'AppLink' },
  );

/** A link that may leave this site. */
export function plainLink(description: string) {
  const schema = pattern(
    description,
    /^(\/(?!\/)|https:\/\/[^/\s])\S*$/i,
    'a path such as /docs, or an address that begins with https://',
  );
  const check: Kind['check'] = (value, { findLinkIssue }) => [findLinkIssue(String(value))];
  return field(description, { ...kindOf(schema), check }, schema);
}

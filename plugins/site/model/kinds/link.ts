import { z } from 'zod';
import { group } from './group';
import { field } from './kind';
import { pattern, text } from './text';

/** A path on a host. */
const PATH = /^\/(?!\/)\S*$/;

const pathControl = (example: string) => ({
  widget: 'string',
  pattern: [PATH.source, `Expected a path such as ${example}.`],
});

/** The path of a page or an article of this site. In GraphQL it is where the path leads. */
export const sitePath = (description: string) =>
  field(
    description,
    {
      expected: 'a path such as /pricing',
      directive: '@linkTarget',
      control: pathControl('/pricing'),
      check: (value, { findLinkIssue }) => [findLinkIssue(String(value))],
    },
    z.string().regex(PATH),
  );

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
export const plainLink = (description: string) =>
  pattern(
    description,
    /^(\/(?!\/)|https:\/\/[^/\s])\S*$/i,
    'a path such as /docs, or an address that begins with https://',
  );

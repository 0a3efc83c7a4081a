import { z } from 'zod';
import { expecting, field, text, textLike } from './fields';
import { objectType } from './objects';

const PATH = /^\/(?!\/)\S*$/;

/** A path on the app's host. */
export const appPath = (description: string, example = '/signup') =>
  textLike(PATH, `a path such as ${example}`, description, {
    example,
    graphqlType: 'String! @inApp',
  });

/** A link that may leave this site: a path on this host, or an address elsewhere. */
export const plainLink = (description: string, example: string) =>
  textLike(
    /^(\/(?!\/)|https:\/\/[^/\s])\S*$/,
    `a path such as ${example}, or an address that begins with https://`,
    description,
    { example },
  );

/** A link to a page or an article of this site. The check of the content follows it. */
export const siteLink = (description: string, example: string) =>
  textLike(PATH, `a path such as ${example}`, description, { example, isLink: true });

/** An address without a path, because the site appends its own paths. */
export const origin = (description: string, example: string) =>
  textLike(
    /^https:\/\/(?:[A-Za-z0-9-]+\.)*[A-Za-z0-9-]+(?::\d{1,5})?\/?$/,
    'an address that begins with https:// and has no path, space, query or user',
    description,
    { example },
  );

export function httpsAddress(description: string, example: string) {
  const expected = 'an address that begins with https://';
  const schema = z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true, ...expecting(expected) })
    .regex(/^https:\/\/\S+$/, expecting(expected));
  return field(schema, description, { expected, example });
}

export function emailAddress(description: string, example: string) {
  const expected = 'an e-mail address';
  return field(z.email(expecting(expected)), description, { expected, example });
}

/** A button that leads to the app. */
export const appLink = () =>
  objectType('AppLink', 'The button that leads to the app.', {
    label: text('What the button says.', 'Get Started'),
    href: appPath('The path in the app to which it leads.'),
  });

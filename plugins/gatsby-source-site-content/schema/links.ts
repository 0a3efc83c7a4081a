import { z } from 'zod';
import { expecting, field, text, textLike } from './fields';
import { entry } from './objects';

const PATH = /^\/(?!\/)\S*$/;

/** A path on the app's host. */
export const appPath = (about: string, example = '/signup') =>
  textLike(PATH, `a path such as ${example}`, about, { example, query: 'String! @inApp' });

/** A plain link: a path on this host, or an address elsewhere. */
export const plainLink = (about: string, example: string) =>
  textLike(
    /^(\/(?!\/)|https:\/\/[^/\s])\S*$/,
    `a path such as ${example}, or an address that begins with https://`,
    about,
    { example },
  );

export function httpsAddress(about: string, example: string) {
  const expected = 'an address that begins with https://';
  const schema = z.url({ protocol: /^https$/, hostname: z.regexes.domain, ...expecting(expected) });
  return field(schema, about, { expected, example });
}

export function emailAddress(about: string, example: string) {
  const expected = 'an e-mail address';
  return field(z.email(expecting(expected)), about, { expected, example });
}

/** A button that leads to the app. */
export const appLink = () =>
  entry('AppLink', 'The button that leads to the app.', {
    label: text('What the button says.', 'Get Started'),
    href: appPath('Where in the app it leads.'),
  });

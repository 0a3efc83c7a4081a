import { z } from 'zod';
import { expectedButFound } from '../../sentences';
import { field } from './kind';
import { pattern } from './text';

/** An address to which the site appends paths. An environment variable overrides it. */
function baseAddress(description: string, form: RegExp, expected: string, variable: string) {
  const isAddress = (value: string) => form.test(value) && URL.canParse(value);
  const sentence = (value: unknown) => expectedButFound(expected, value);
  const written = z.string().refine(isAddress, { error: ({ input }) => sentence(input) });
  return field(description, { expected, control: { widget: 'string' } }, written).transform(
    (value, { addIssue }) => {
      const given = process.env[variable] || value;
      if (!isAddress(given)) addIssue(`${sentence(given)} in the variable ${variable}`);
      return given.replace(/\/$/, '');
    },
  );
}

/** This site's address, to which the site appends its own paths. It may end with a folder of the host. */
export const siteAddress = (description: string) =>
  baseAddress(
    description,
    /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w-]+)*\/?$/,
    'an address that begins with https:// and has no space, query or user, and in its path only folders of letters, digits, - and _',
    'GATSBY_SITE_URL',
  );

/** The app's address, to which paths such as `/signup` are appended. */
export const appAddressBase = (description: string) =>
  baseAddress(
    description,
    /^https:\/\/[\w.-]+(?::\d+)?(?:\/[^\s?#]*)?$/,
    'an address that begins with https:// and has no space, query or user',
    'GATSBY_APP_URL',
  );

/** An address of another site. */
export const httpsAddress = (description: string) =>
  pattern(
    description,
    /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?([/?#]\S*)?$/i,
    'an address that begins with https://',
  );

/** A mailbox. */
export const emailAddress = (description: string) =>
  field(
    description,
    { expected: 'an email address', control: { widget: 'string', type: 'email' } },
    z.email(),
  );

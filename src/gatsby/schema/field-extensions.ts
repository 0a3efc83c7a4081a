import { appUrl, siteUrl } from '../hosts';
import { isMissing } from '../../content/is-missing';

type Source = Record<string, unknown>;
type Field = { fieldName: string };

/** `@fallback(text: "Untitled")`: the specification's default for a text that an author left out. */
const fallback = {
  name: 'fallback',
  args: { text: 'String!' },
  extend: ({ text }: { text: string }) => ({
    resolve: (source: Source, _args: unknown, _context: unknown, { fieldName }: Field) =>
      isMissing(source[fieldName]) ? text : String(source[fieldName]),
  }),
};

/** `@offByDefault`: a flag that is false unless an author sets it. */
const offByDefault = {
  name: 'offByDefault',
  extend: () => ({
    resolve: (source: Source, _args: unknown, _context: unknown, { fieldName }: Field) =>
      source[fieldName] === true,
  }),
};

/** `@inApp`: a path such as `/signup`, answered as an address on the app's host. */
const inApp = {
  name: 'inApp',
  extend: () => ({
    resolve: (source: Source, _args: unknown, _context: unknown, { fieldName }: Field) =>
      appUrl() + String(source[fieldName]),
  }),
};

/** `@siteAddress`: the site's own address, which the environment may override. */
const siteAddress = { name: 'siteAddress', extend: () => ({ resolve: siteUrl }) };

export const fieldExtensions = [fallback, offByDefault, inApp, siteAddress];

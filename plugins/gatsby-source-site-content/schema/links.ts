import { z } from 'zod';
import { expecting, object, text, textLike, withFacts } from './fields';

const PATH = /^\/(?!\/)\S*$/;

/** A path on the app's host. */
export const appPath = () =>
  withFacts(textLike(PATH, 'a path such as /signup'), { directive: '@inApp' });

/** A button that leads to the app. */
export const appLink = () => object('AppLink', { label: text(), href: appPath() });

/** The path of a page or an article of this site. The check of the content follows it. */
export const sitePath = () =>
  withFacts(textLike(PATH, 'a path such as /pricing'), { isSiteLink: true, directive: '@onSite' });

/** A link to a page or an article of this site. */
export const siteLink = () => object('SiteLink', { label: text(), to: sitePath() });

/** A link that may leave this site. */
export const plainLink = () =>
  textLike(
    /^(\/(?!\/)|https:\/\/[^/\s])\S*$/,
    'a path such as /docs, or an address that begins with https://',
  );

/** An address without a path, because the site appends its own paths. */
export const origin = () =>
  textLike(
    /^https:\/\/(?:[A-Za-z0-9-]+\.)*[A-Za-z0-9-]+(?::\d{1,5})?\/?$/,
    'an address that begins with https:// and has no path, space, query or user',
  );

export const httpsAddress = () =>
  textLike(
    /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?([/?#]\S*)?$/i,
    'an address that begins with https://',
  );

export const emailAddress = () => z.email(expecting('an email address'));

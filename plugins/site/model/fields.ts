import { z } from 'zod';
import { placeholdersOf } from '../../../src/lib/interpolate';
import { didYouMean, expectedButFound } from '../sentences';

/** What the check and GraphQL need to know of a field that its schema doesn't say. */
export type FieldFacts = {
  /** Whether the text is shown in the browser's tab, so that its length counts. */
  isPageTitle?: true;
  /** Whether the text is a link to a page or an article of this site. */
  isSiteLink?: true;
  /** Whether the text is a path on the app's host. GraphQL has the address there. */
  isAppPath?: true;
  /** The least width in pixels of the picture at this path. */
  minimumWidth?: number;
  isDay?: true;
  /** The places, such as `foods.foods`, each of which has the name, or a thing with this id. */
  namesOneOf?: string[];
  /** The list, such as `foods.columns`, for each entry of which this one has an entry. */
  oneForEachOf?: string;
};

export const fieldFacts = z.registry<FieldFacts>();

/** A text that matches a pattern; `expected` describes it for authors. */
export const textLike = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern).describe(expected);

const isBlank = (value: string) => value.trim() === '';

export const text = () => textWith();

/** Several fields that are texts. */
export const labels = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, text()])) as Record<Key, ReturnType<typeof text>>;

/** A text with placeholders that the page fills in, such as `Page {page} of {pages}`. */
export function textWith(...names: string[]) {
  const places = names.map((name) => `{${name}}`);
  const expected =
    names.length === 0 ? 'text' : `text with ${new Intl.ListFormat('en-GB').format(places)}`;
  return textLike(/\S/, expected).superRefine((value, context) => {
    const found = placeholdersOf(value);
    const unknown = found.find((name) => !names.includes(name));
    const hint =
      didYouMean(unknown ?? '', [...names, 'product', 'currency']) ||
      '; any text can name {product}, {currency}, and a plan by its id';
    if (isBlank(value)) return;
    if (unknown !== undefined) context.addIssue(`there is no name {${unknown}} here${hint}`);
    else if (names.some((name) => !found.includes(name)))
      context.addIssue(expectedButFound(expected, value));
  });
}

type ListOptions = {
  /** The number of entries, or the fewest and the most. */
  count?: number | readonly [number, number];
  /** The file that is laid out for this number. */
  laidOutIn?: string;
  unique?: true | readonly string[];
};

/** A list of at least one entry, or of `count`. Entries are unique by the keys, or as a whole. */
export function list<Item extends z.ZodType>(
  item: Item,
  { count = [1, Infinity], laidOutIn, unique = [] }: ListOptions = {},
) {
  const [least = 1, most = least] = [count].flat();
  const range = laidOutIn
    ? `exactly ${least} entries (${laidOutIn})`
    : `${least} to ${most} entries`;
  const entries = z.array(item).describe(most === Infinity ? 'a list' : `a list of ${range}`);
  return entries
    .min(least)
    .max(most)
    .superRefine(
      (values, { addIssue }) => {
        for (const key of unique === true ? [undefined] : unique) {
          const found = values.map((entry) => (key ? Reflect.get(Object(entry), key) : entry));
          for (const [at, value] of found.entries()) {
            const first = found.indexOf(value);
            if (value === undefined || first === at) continue;
            const message = `${JSON.stringify(value)} appears here a second time; entry [${first}] is the same`;
            addIssue({ code: 'custom', path: key ? [at, key] : [at], message });
          }
        }
      },
      { when: ({ value }) => Array.isArray(value) },
    );
}

/** A list of texts. */
export const texts = () => list(text());

/** The title of a page. The check adds the product's name and measures the whole. */
export const pageTitle = () => text().register(fieldFacts, { isPageTitle: true });

/** The allowed number of characters in a page's description. Search results cut longer ones. */
const DESCRIPTION_LENGTH = { least: 110, most: 160 };

/** The description of a page for search results. Placeholders count with their names' length. */
export function pageDescription(...names: string[]) {
  const { least, most } = DESCRIPTION_LENGTH;
  return textWith(...names).superRefine((value, context) => {
    const { length } = [...value];
    if ((length >= least && length <= most) || isBlank(value)) return;
    context.addIssue(`expected text of ${least} to ${most} characters, found ${length}`);
  });
}

/** An identifier of small letters, digits and hyphens. */
export const id = () =>
  textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of small letters, digits and hyphens');

/** The name of something in data files, in each of the places if there are several. */
export const nameIn = (...namesOneOf: string[]) => text().register(fieldFacts, { namesOneOf });

/** A number without a fraction, not below `least` or above `most`. */
export const wholeNumber = (expected = 'a whole number', least = 0, most = Infinity) =>
  z.int().min(least).max(most).describe(expected);

/** An amount above zero, or zero. */
export const amount = () => z.number().min(0).describe('a number, not below 0');

/** The least width in pixels of a picture, by use: anything smaller looks blurred where it is shown. */
const MINIMUM_WIDTHS = { hero: 2000, recipeCard: 600, plate: 480, audience: 1200, post: 1200 };

/** The path of a picture, relative to the file that names it. */
export function picture(use: keyof typeof MINIMUM_WIDTHS) {
  const minimumWidth = MINIMUM_WIDTHS[use];
  const expected = `the path of a picture at least ${minimumWidth} pixels wide, from this file`;
  return textLike(/^(?!\/|[A-Za-z]+:).*\S/, expected).register(fieldFacts, { minimumWidth });
}

/** The title and the picture with which a page ends. */
export const closing = () =>
  z
    .strictObject({ ...labels('title', 'text', 'alt'), image: picture('audience') })
    .meta({ id: 'Closing' });

/** A day of this century or the last, which a time and a zone may follow. Any other is a typing error. */
const DAY =
  /^((?:19|20)\d\d-\d\d-\d\d)(?:[T ]+(\d\d?:\d\d(?::\d\d(?:\.\d+)?)?) *(Z|[+-]\d\d:?\d\d)?)?$/;

/** The time in UTC of a day, or of a time in any zone, so that dates can be compared; null if there is none. */
export function timeOfDay(written: string): string | null {
  const [, date = '', time = '00:00', zone = 'Z'] = DAY.exec(written.trim()) ?? [];
  const [hour = '', ...rest] = time.split(':');
  const colon = zone.replace(/(\d\d)(\d\d)$/, '$1:$2');
  const parsed = new Date(`${date}T${[hour.padStart(2, '0'), ...rest].join(':')}${colon}`);
  // `Date` takes February 30 for a day in March.
  if (!z.iso.date().safeParse(date).success || Number.isNaN(parsed.getTime())) return null;
  return parsed.toISOString();
}

/** A day. Parsed, it is a time in UTC. */
export const day = () => {
  const expected = 'a day such as 2025-10-19';
  return z
    .string()
    .superRefine((written, context) => {
      if (timeOfDay(written) === null) context.addIssue(expectedButFound(expected, written));
    })
    .describe(expected)
    .register(fieldFacts, { isDay: true })
    .transform((written) => timeOfDay(written)!);
};

/** A path on a host. */
const PATH = /^\/(?!\/)\S*$/;

/** A path on the app's host. */
export const appPath = () =>
  textLike(PATH, 'a path such as /signup').register(fieldFacts, { isAppPath: true });

/** A button that leads to the app. */
export const appLink = z.strictObject({ label: text(), href: appPath() }).meta({ id: 'AppLink' });

/** The path of a page or an article of this site. The check of the content follows it. */
export const sitePath = () =>
  textLike(PATH, 'a path such as /pricing').register(fieldFacts, { isSiteLink: true });

/** A link to a page or an article of this site. */
export const siteLink = z.strictObject({ label: text(), to: sitePath() }).meta({ id: 'SiteLink' });

/** A link that may leave this site. */
export const plainLink = () =>
  textLike(
    /^(\/(?!\/)|https:\/\/[^/\s])\S*$/,
    'a path such as /docs, or an address that begins with https://',
  );

/** An address to which the site appends paths. An environment variable overrides it. */
function baseAddress(pattern: RegExp, expected: string, variable: string) {
  const isAddress = (value: string) => pattern.test(value) && URL.canParse(value);
  const sentence = (value: unknown) => expectedButFound(expected, value);
  return z
    .string()
    .refine(isAddress, { error: ({ input }) => sentence(input) })
    .describe(expected)
    .transform((value, { addIssue }) => {
      const given = process.env[variable] || value;
      if (!isAddress(given)) addIssue(`${sentence(given)} in the variable ${variable}`);
      return given.replace(/\/$/, '');
    });
}

/** This site's address, to which the site appends its own paths. It may end with a folder of the host. */
export const siteAddress = () =>
  baseAddress(
    /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w-]+)*\/?$/,
    'an address that begins with https:// and has no space, query or user, and in its path only folders of letters, digits, - and _',
    'GATSBY_SITE_URL',
  );

/** The app's address, to which paths such as `/signup` are appended. */
export const appAddressBase = () =>
  baseAddress(
    /^https:\/\/[\w.-]+(?::\d+)?(?:\/[^\s?#]*)?$/,
    'an address that begins with https:// and has no space, query or user',
    'GATSBY_APP_URL',
  );

export const httpsAddress = () =>
  textLike(
    /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?([/?#]\S*)?$/i,
    'an address that begins with https://',
  );

export const emailAddress = () => z.email().describe('an email address');

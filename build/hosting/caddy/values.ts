import { TYPES, TYPES_OF_FILES, contentTypeOf } from '../files';
import { DOCUMENT_HEADERS } from '../headers';

/** Headers as lines of a block. */
export const headerLines = (headers: Record<string, string>, depth: number): string =>
  Object.entries(headers)
    .map(([name, value]) => `${'\t'.repeat(depth)}${name} "${value}"`)
    .join('\n');

/** What every document says, but for the policy, which the release brings. */
export const documentHeaders = (depth: number): string => headerLines(DOCUMENT_HEADERS, depth);

/** The type of every extension: what Caddy knows by itself depends on the system's lists. */
export const typeRules = (): string =>
  [
    ...Object.keys(TYPES)
      .filter((extension) => extension !== 'html')
      .map((extension) => [extension, `*.${extension}`, contentTypeOf(`.${extension}`)]),
    ...Object.keys(TYPES_OF_FILES).map((file) => [
      file.replace(/\W/g, '_'),
      file,
      contentTypeOf(file),
    ]),
  ]
    .map(
      ([name, path, type]) =>
        `\t\t@type_${name} path ${path}\n\t\theader @type_${name} Content-Type "${type}"\n`,
    )
    .join('');

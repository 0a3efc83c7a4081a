import { TYPES, TYPES_OF_FILES, contentTypeOf } from '../media-types';
import { DOCUMENT_HEADERS } from '../headers';

/** Headers as lines of a block. */
export const headerLines = (headers: Record<string, string>, depth: number): string =>
  Object.entries(headers)
    .map(([name, value]) => `${'\t'.repeat(depth)}${name} "${value}"`)
    .join('\n');

/** The headers of documents, except for the policy, which is in the release's own file. */
export const documentHeaders = (depth: number): string => headerLines(DOCUMENT_HEADERS, depth);

/** Rules that set the type of every extension: Caddy's own types depend on the operating system. */
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

import { TYPES, TYPES_OF_FILES, isText } from '../media-types';

const textTypes = [...new Set(Object.values({ ...TYPES, ...TYPES_OF_FILES }))].filter(isText);
const compressed = [
  ...textTypes,
  'application/json',
  'application/manifest+json',
  'application/feed+json',
];

// nginx adds text/html to both lists itself, and warns about a second one.
const list = (types: string[]) => types.filter((type) => type !== 'text/html').join('\n        ');

/** The types that get a charset. */
export const charsetTypes = list(textTypes);

/** The types of files that nginx compresses if the build has not. */
export const compressedTypes = list(compressed);

export const quote = (value: string) => `"${value}"`;

export const variable = (header: string) =>
  `$evenplate_${header.toLowerCase().replaceAll('-', '_')}`;

/** A map that sets a header's variable for documents, and leaves it empty for other files. */
export const documentMap = ([name, value]: [string, string]) => `
map $sent_http_content_type ${variable(name)} {
    default "";
    "~^text/html" ${quote(value)};
}
`;

export function typeLines(): string {
  const extensions = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(TYPES)) {
    extensions.set(type, [...(extensions.get(type) ?? []), extension]);
  }
  return [...extensions].map(([type, names]) => `        ${type} ${names.join(' ')};`).join('\n');
}

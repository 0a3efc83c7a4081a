import { basename, extname } from 'node:path';

/** Files that a folder for texts can contain. */
const EXPECTED = /\.(?:md|markdown|avif|gif|jpe?g|png|svg|tiff?|webp|mp4|vtt)$/i;

/** What to do with other files, by their endings. */
const REMEDIES: [endings: RegExp, remedy: string][] = [
  [/^\.mdx$/i, 'rename it to end with .md'],
  [/^\.(?:txt|html?|rst|org|adoc|docx?|odt|rtf)$/i, 'save it as markdown, with the ending .md'],
  [/^\.(?:heic|heif|jxl|bmp|psd|raw|dng|ico)$/i, 'save it as a JPEG'],
  [/^\.(?:mov|webm|avi|mkv|m4v|ogv)$/i, 'save it as an MP4'],
];

/** Names of files about other files. */
const ABOUT_FILES =
  /^(?:readme|contributing|licen[cs]e|changelog|todo|agents|claude|code_of_conduct|_index|_template)$/i;

/** Returns a message for a file that is neither a text nor belongs to one. */
export function findUnexpectedFile(file: string): string | undefined {
  if (EXPECTED.test(file)) return undefined;
  const ending = extname(file);
  const [, remedy] = REMEDIES.find(([endings]) => endings.test(ending)) ?? [];
  const folder = 'this folder is for .md files, pictures and videos';
  if (remedy) return `${folder}; ${remedy}, or delete it`;
  if (ending === '') return `${folder}; move the file out of content, or delete it`;
  return `${folder}; move the file to static, where its address is /${encodeURI(basename(file))}, or delete it`;
}

/** Returns a message for a markdown file that would be published although it isn't for visitors. */
export function findUnmeantText(file: string, path: string): string | undefined {
  const name = basename(file, extname(file));
  if (!ABOUT_FILES.test(name)) return undefined;
  return `a file of this name would be published at ${path}; move it out of content, or rename it`;
}

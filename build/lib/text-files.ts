import path from 'node:path';

const TEXTS = ['html', 'css', 'js', 'json', 'map', 'md', 'svg', 'txt', 'webmanifest', 'xml'];

/** Whether a file is text by its extension: it can be searched and is worth compressing. */
export const isText = (file: string): boolean => TEXTS.includes(path.extname(file).slice(1));

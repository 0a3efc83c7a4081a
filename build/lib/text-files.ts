import path from 'node:path';

const TEXTS = ['html', 'css', 'js', 'json', 'map', 'md', 'svg', 'txt', 'webmanifest', 'xml'];

/** Whether a file is text, which can be searched and gets smaller when compressed. */
export const isText = (file: string): boolean => TEXTS.includes(path.extname(file).slice(1));

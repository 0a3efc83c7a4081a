import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../build/lib/list-files';

/** A file that authors or developers write. */
export type SourceFile = { name: string; text: string };

const FOLDERS = ['content', 'src/pages', 'src/templates', 'src/sections', 'src/components'];
const ENDINGS = /\.(?:md|json|tsx?)$/;
const TESTS = /\.test\.tsx?$/;

/** The files in which a link of the site can have been written: the content first, then the code. */
export const readSources = (root: string): SourceFile[] =>
  FOLDERS.flatMap((folder) => listFiles(root, folder))
    .filter((name) => ENDINGS.test(name) && !TESTS.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));

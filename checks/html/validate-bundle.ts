import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../build/lib/list-files';
import { isDocument } from '../../build/lib/site-files';
import { validateDocument } from './validate-document';

export type ValidatedDocument = { file: string; problems: string[] };

/** Validates every document of a bundle. */
export const validateBundle = (folder: string): ValidatedDocument[] =>
  listFiles(folder)
    .filter(isDocument)
    .map((file) => ({
      file,
      problems: validateDocument(readFileSync(path.join(folder, file), 'utf8')),
    }));

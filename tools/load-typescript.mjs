import { join } from 'node:path';
import { createJiti } from 'jiti';
import { projectFolder } from './project-folder.mjs';

const jiti = createJiti(import.meta.url, { fsCache: false });

/** Loads a TypeScript file of the project, which Node can't do before version 22.18. */
export const load = (file) => jiti.import(join(projectFolder, file));

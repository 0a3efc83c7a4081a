// npm run docs:writing: writes the authors' guide from the schemas' descriptions.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../tools/project-folder.mjs';
import { load } from '../tools/load-typescript.mjs';

const { writeGuide } = await load('tools/authoring/guide/write-guide.ts');
writeFileSync(join(projectFolder, 'docs/writing.md'), writeGuide());
console.log('docs/writing.md is up to date.');

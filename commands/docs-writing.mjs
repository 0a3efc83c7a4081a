// npm run docs:writing: writes the authors' guide, and the JSON schemas and snippets that editors read.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../tools/project-folder.mjs';
import { load } from '../tools/load-typescript.mjs';

const { writeGuide } = await load('tools/authoring/guide/write-guide.ts');
const { SCHEMA_FOLDER } = await load('plugins/gatsby-source-site-content/schema/schema-key.ts');
const { writeSchemas } = await load('tools/authoring/editor/schema-files.ts');
const { SNIPPETS_FILE, writeSnippets } = await load('tools/authoring/editor/snippets.ts');

writeFileSync(join(projectFolder, 'docs/writing.md'), writeGuide());

rmSync(join(projectFolder, SCHEMA_FOLDER), { recursive: true, force: true });
mkdirSync(join(projectFolder, SCHEMA_FOLDER));
for (const [file, text] of writeSchemas()) writeFileSync(join(projectFolder, file), text);
writeFileSync(join(projectFolder, SNIPPETS_FILE), writeSnippets());
console.log(`docs/writing.md, ${SNIPPETS_FILE} and ${SCHEMA_FOLDER} are up to date.`);

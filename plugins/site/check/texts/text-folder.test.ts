import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

const FOLDER = 'this folder is for .md files, pictures and videos';

const FILES = [
  [
    'my menu.pdf',
    `${FOLDER}; move the file to static, where its address is /my%20menu.pdf, or delete it`,
  ],
  ['stew.mdx', `${FOLDER}; rename it to end with .md, or delete it`],
  ['stew.docx', `${FOLDER}; save it as markdown, with the ending .md, or delete it`],
  ['stew.HEIC', `${FOLDER}; save it as a JPEG, or delete it`],
  ['stew.mov', `${FOLDER}; save it as an MP4, or delete it`],
  ['Makefile', `${FOLDER}; move the file out of content, or delete it`],
  [
    'index.md',
    'the address /blog/index is reserved for files that the build writes; rename the file',
  ],
  [
    'images/stew.md',
    'a markdown file becomes an article, and a folder named images holds pictures only; move the file',
  ],
  ['….md', 'the file’s name needs a Latin letter or a digit, because it becomes the address'],
  [
    'README.md',
    'a file of this name would be published at /blog/readme; move it out of content, or rename it',
  ],
  [
    '_index.md',
    'a file of this name would be published at /blog/index; move it out of content, or rename it',
  ],
] as const;

let problems: string[] = [];
beforeAll(async () => {
  for (const [name] of FILES) await copy.write(`content/blog/${name}`, 'Soup.');
  problems = await copy.check();
});

test.each(FILES)('reports the file %s in the folder of articles', (name, problem) => {
  expect(problems).toContain(`content/blog/${name}  ${problem}`);
  expect(problems).toHaveLength(FILES.length);
});

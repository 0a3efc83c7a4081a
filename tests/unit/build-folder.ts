import { temporaryFolder } from './temporary-folder';

/** Files that a build reads to find out whether it can continue with the output of the last one. */
const FILES = [
  'package.json',
  'package-lock.json',
  'plugins/site/picture-options.ts',
  '.cache/compiled/gatsby-node.js',
];

/** Makes a temporary folder with those files the working directory of each test, as the site's folder is a build's. */
export function buildFolder() {
  const folder = temporaryFolder();
  const cwd = process.cwd();
  beforeEach(() => {
    process.chdir(folder.at());
    for (const file of FILES) folder.write(file, '{}');
  });
  afterEach(() => process.chdir(cwd));
  return folder;
}

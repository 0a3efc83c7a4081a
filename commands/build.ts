// npm run build: makes the production bundle in public/, or leaves the one that is there.
import path from 'node:path';
import { build } from '../build/build';

const root = path.resolve(__dirname, '..');

build(root, (sentence) => console.log(sentence)).catch((error: Error) => {
  console.error(`${error.message}\npublic/ is as it was.`);
  process.exitCode = 1;
});

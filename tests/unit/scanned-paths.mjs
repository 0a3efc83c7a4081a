// Prints the files and folders that Tailwind scans as JSON. It is a separate program, because Jest can't
// load Tailwind's ES modules.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

const from = resolve('src/styles/main.css');
const processor = postcss([tailwind({ optimize: false })]);
const { messages } = await processor.process(readFileSync(from, 'utf8'), { from });

const paths = messages
  .filter(({ type }) => type === 'dependency' || type === 'dir-dependency')
  .map(({ file, dir }) => file ?? dir);
console.log(JSON.stringify(paths));

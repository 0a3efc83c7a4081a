/** @jest-environment node */
import path from 'node:path';
import { transformSync } from '@babel/core';

/** A module of a section after the plugin has seen it, in one line. */
const compile = (code: string) =>
  transformSync(code, {
    filename: path.resolve('src/sections/a.tsx'),
    configFile: false,
    babelrc: false,
    compact: true,
    plugins: [path.resolve('plugins/gatsby-plugin-lean-build/direct-icons.cjs')],
  })!.code;

test('an icon becomes its shapes, under the name it has here', () => {
  expect(compile(`import { Check as Done } from 'lucide-react';`)).toBe(
    `import{drawIcon as _drawIcon}from"../components/icons/draw-icon";` +
      `const Done=_drawIcon([["path",{d:"M20 6 9 17l-5-5"}]]);`,
  );
});

test('icons of one import share what draws them', () => {
  const code = compile(`import { Check, X } from 'lucide-react';`)!;
  expect(code.match(/draw-icon/g)).toHaveLength(1);
  expect(code.match(/const (?:Check|X)=/g)).toHaveLength(2);
});

test('an icon’s other names give the same shapes', () => {
  expect(compile(`import { AlarmCheck } from 'lucide-react';`)).toBe(
    compile(`import { AlarmClockCheck as AlarmCheck } from 'lucide-react';`),
  );
});

test('what is no icon still comes from the package', () => {
  expect(compile(`import { Check, createLucideIcon } from 'lucide-react';`)).toContain(
    `import{createLucideIcon}from'lucide-react';`,
  );
});

test('types and other packages are left alone', () => {
  for (const line of [
    `import type { LucideIcon } from 'lucide-react';`,
    `import { Check } from 'other';`,
  ]) {
    expect(
      transformSync(line, {
        filename: 'a.ts',
        configFile: false,
        babelrc: false,
        parserOpts: { plugins: ['typescript'] },
        plugins: [path.resolve('plugins/gatsby-plugin-lean-build/direct-icons.cjs')],
      })!.code,
    ).toBe(line);
  }
});

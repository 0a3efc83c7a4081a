/** @jest-environment node */
import path from 'node:path';
import { transformSync } from '@babel/core';

/** Compiles a module in src/sections with the plugin, to one line. */
const compile = (code: string, parserPlugins: 'typescript'[] = []) =>
  transformSync(code, {
    filename: path.resolve('src/sections/a.tsx'),
    configFile: false,
    babelrc: false,
    compact: true,
    parserOpts: { plugins: parserPlugins },
    plugins: [path.resolve('plugins/gatsby-plugin-lean-build/icon-shapes.cjs')],
  })?.code ?? '';

describe('icon-shapes', () => {
  test('replaces an icon with its shapes, under its local name', () => {
    expect(compile(`import { Check as Done } from 'lucide-react';`)).toBe(
      `import{drawIcon as _drawIcon}from"../components/icons/draw-icon";` +
        `const Done=_drawIcon([["path",{d:"M20 6 9 17l-5-5"}]]);`,
    );
  });

  test('imports drawIcon once for all icons of an import', () => {
    const code = compile(`import { Check, X } from 'lucide-react';`);
    expect(code.match(/draw-icon/g)).toHaveLength(1);
    expect(code.match(/const (?:Check|X)=/g)).toHaveLength(2);
  });

  test('accepts the other names of an icon', () => {
    expect(compile(`import { AlarmCheck } from 'lucide-react';`)).toBe(
      compile(`import { AlarmClockCheck as AlarmCheck } from 'lucide-react';`),
    );
  });

  test('keeps imports other than icons', () => {
    expect(compile(`import { Check, createLucideIcon } from 'lucide-react';`)).toContain(
      `import{createLucideIcon}from'lucide-react';`,
    );
  });

  test.each([`import type{LucideIcon}from'lucide-react';`, `import{Check}from'other';`])(
    'keeps %s',
    (line) => {
      expect(compile(line, ['typescript'])).toBe(line);
    },
  );
});

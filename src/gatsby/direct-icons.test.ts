/** @jest-environment node */
import path from 'node:path';
import { transformSync } from '@babel/core';

/** The imports of a module after the plugin has seen it. */
const imports = (code: string) =>
  transformSync(code, {
    filename: 'a.tsx',
    configFile: false,
    babelrc: false,
    plugins: [path.resolve('src/gatsby/direct-icons.cjs')],
  })!.code;

test('each icon is imported from its own file, under the name it has here', () => {
  expect(imports(`import { Check, X as Close } from 'lucide-react';`)).toBe(
    `import Check from "lucide-react/icons/check";\nimport Close from "lucide-react/icons/x";`,
  );
});

test('an icon’s other names lead to the same file', () => {
  expect(imports(`import { AlarmCheck } from 'lucide-react';`)).toBe(
    imports(`import { AlarmClockCheck as AlarmCheck } from 'lucide-react';`),
  );
});

test('what is no icon still comes from the package', () => {
  expect(imports(`import { Check, createLucideIcon } from 'lucide-react';`)).toContain(
    `import { createLucideIcon } from 'lucide-react';`,
  );
});

test('other packages are left alone', () => {
  const code = `import { Check } from 'elsewhere';`;
  expect(imports(code)).toBe(code);
});

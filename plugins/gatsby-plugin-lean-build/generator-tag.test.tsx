import type { ReactNode } from 'react';
import { removeGeneratorTag } from './generator-tag';

test('only the generator’s tag is taken out of the head', () => {
  const kept = [
    <meta key="a" name="description" content="x" />,
    <link key="b" rel="icon" />,
    'text',
  ];
  const replaced: ReactNode[] = [];
  removeGeneratorTag({
    getHeadComponents: () => [<meta key="c" name="generator" content="Gatsby" />, ...kept],
    replaceHeadComponents: (components) => replaced.push(...components),
  });
  expect(replaced).toEqual(kept);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { featuresAbove } from '../../checks/browser-support/css';
import { rowsUnder } from '../../checks/browser-support/document';
import { floorOfBuild } from '../../checks/browser-support/floor';
import { BUNDLE } from '../../build/workspace/paths';
import { readManifest } from '../../build/lib/manifest';

const files = [...readManifest(BUNDLE).keys()];
const read = (file: string) => readFileSync(path.join(BUNDLE, file), 'utf8');

const stylesIn = (document: string) =>
  parse(document)
    .querySelectorAll('style')
    .map((style) => style.textContent);

test('the styles use no undocumented feature that a supported browser lacks', () => {
  const sheets = files.filter((file) => file.endsWith('.css')).map(read);
  const inline = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => stylesIn(read(file)));
  const styles = new Set([...sheets, ...inline]);
  const above = new Set([...styles].flatMap((css) => [...featuresAbove(floorOfBuild(), css)]));
  expect(above.size).toBeGreaterThan(0);
  const named = rowsUnder('What makes it better').map(({ id }) => id);
  expect([...above].filter((id) => !named.includes(id))).toEqual([]);
});

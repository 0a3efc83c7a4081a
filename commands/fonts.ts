// Writes the fonts that the site serves, as subsets of those in their packages: npm run fonts
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cut, licenseOf } from '../tools/fonts/cut';
import { FAMILIES, fileOf, PARTS } from '../tools/fonts/cuts';

const FOLDER = 'src/styles/fonts';

async function cutAll() {
  mkdirSync(FOLDER, { recursive: true });
  for (const family of FAMILIES) {
    writeFileSync(path.join(FOLDER, `${family.name}-LICENSE.txt`), licenseOf(family));
    for (const part of PARTS) {
      const file = path.join(FOLDER, fileOf(family, part));
      const font = await cut(family, part);
      writeFileSync(file, font);
      console.log(`Written: ${file}, ${font.length} bytes`);
    }
  }
}

void cutAll();

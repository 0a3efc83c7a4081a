// Compares a bundle with its manifest: npm run bundle:verify [-- folder [manifest]]
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  compareManifests,
  describeDeviations,
  MANIFEST,
  parseManifest,
  readManifest,
} from '../build/lib/manifest';
import { BUNDLE, INFO } from '../build/workspace/paths';

const [folder = BUNDLE, file = path.join(INFO, MANIFEST)] = process.argv.slice(2);

if (existsSync(file)) {
  const expected = parseManifest(readFileSync(file, 'utf8'));
  const deviations = describeDeviations(compareManifests(expected, readManifest(folder)));
  console.log(
    deviations.join('\n') || `${folder}/ has exactly the ${expected.size} files of ${file}.`,
  );
  process.exitCode = deviations.length > 0 ? 1 : 0;
} else {
  console.error(`There is no manifest at ${file} yet: run "npm run build" first.`);
  process.exitCode = 1;
}

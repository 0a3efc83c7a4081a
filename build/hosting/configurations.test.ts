/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { CONFIGURATIONS } from './configurations';
import { HASHED_FILE, HASHED_FOLDERS } from './files';

test.each(Object.entries(CONFIGURATIONS))(
  '%s is what "npm run hosts" writes',
  (file, configuration) => expect(readFileSync(file, 'utf8')).toBe(configuration),
);

test('what publish.sh keeps for browsers with an earlier page is what they may keep', () => {
  const script = readFileSync('deploy/publish.sh', 'utf8');
  expect(script).toContain(`^\\./(${HASHED_FOLDERS.join('|')})/|${HASHED_FILE.replace(/\$$/, '')}`);
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { CONFIG_FILES } from './config-files';
import { HASHED_FILE_PATTERN, HASHED_FOLDERS } from './file-rules';

test.each(Object.entries(CONFIG_FILES))(
  '%s is what "npm run hosts" writes',
  (file, configuration) => expect(readFileSync(file, 'utf8')).toBe(configuration),
);

test('publish.sh keeps exactly the files with a hash in their names', () => {
  const script = readFileSync('deploy/publish.sh', 'utf8');
  expect(script).toContain(
    `^\\./(${HASHED_FOLDERS.join('|')})/|${HASHED_FILE_PATTERN.replace(/\$$/, '')}`,
  );
});

// Writes the hosts' configurations from build/hosting: npm run hosts
import { writeFileSync } from 'node:fs';
import { CONFIGURATIONS } from '../build/hosting/configurations';

for (const [file, configuration] of Object.entries(CONFIGURATIONS)) {
  writeFileSync(file, configuration);
  console.log(`Written: ${file}`);
}

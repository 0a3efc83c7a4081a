// Writes the hosts' configurations from src/hosts: npm run hosts
import { writeFileSync } from 'node:fs';
import { CONFIGURATIONS } from '../src/hosts/configurations';

for (const [file, configuration] of Object.entries(CONFIGURATIONS)) {
  writeFileSync(file, configuration);
  console.log(`Written: ${file}`);
}

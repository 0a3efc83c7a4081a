// Writes the hosts' configurations from build/hosting: npm run hosts
import { writeFileSync } from 'node:fs';
import { CONFIG_FILES } from '../build/hosting/config-files';

for (const [file, configuration] of Object.entries(CONFIG_FILES)) {
  writeFileSync(file, configuration);
  console.log(`Written: ${file}`);
}

// npm run check:launch: lists what is still a placeholder, and what to put there.
import path from 'node:path';
import { describePlaceholders } from '../checks/launch/describe-placeholders';
import { findPlaceholders } from '../checks/launch/find-placeholders';

void findPlaceholders(path.resolve(__dirname, '..')).then((placeholders) => {
  console.log(describePlaceholders(placeholders));
  process.exitCode = placeholders.length > 0 ? 1 : 0;
});

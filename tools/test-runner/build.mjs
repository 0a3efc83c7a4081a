import { existsSync, readFileSync } from 'node:fs';
import { failure, run, success } from './run.mjs';

const GENERATED_TYPES = 'gatsby/gatsby-types.d.ts';

/** Builds the site and keeps the generated types from before in the context. */
export function build(context) {
  context.typesBefore = readGeneratedTypes();
  context.buildFailed = !run('npm', ['run', 'build']);
  return context.buildFailed ? failure('"npm run build" failed, see above') : success;
}

/** Fails when the build changed the generated types. */
export function checkGeneratedTypes({ typesBefore }) {
  if (readGeneratedTypes() === typesBefore) return success;
  return failure(`the build changed ${GENERATED_TYPES}: commit it`);
}

function readGeneratedTypes() {
  return existsSync(GENERATED_TYPES) ? readFileSync(GENERATED_TYPES, 'latin1') : undefined;
}

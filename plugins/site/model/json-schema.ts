import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DATA_NAMES, dataFiles, type DataName } from './data-files';

/** The folder of the schemas, which `.vscode/settings.json` names. */
const FOLDER = '.cache/schemas';

/** The JSON Schema of a data file. Editors show its descriptions beside the keys, and complete keys and choices. */
export const jsonSchemaOf = (name: DataName) =>
  z.toJSONSchema(dataFiles[name], { io: 'input', unrepresentable: 'any' });

/** Writes a schema for each data file. */
export function writeJsonSchemas(folder = FOLDER): void {
  mkdirSync(folder, { recursive: true });
  for (const name of DATA_NAMES)
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(jsonSchemaOf(name)));
}

import { readFileSync } from 'node:fs';
import settings from '../../../.vscode/settings.json';
import { DATA_NAMES } from './data-files';
import { jsonSchemaOf, writeJsonSchemas } from './json-schema';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';

const folder = temporaryFolder();

test('an editor explains a key, and knows which values are valid', () => {
  const plans = jsonSchemaOf('plans');
  expect(plans.properties).toMatchObject({
    headline: {
      type: 'string',
      description: 'The headline. Where there is room, lines break between its sentences.',
    },
    currency: { pattern: '^[A-Z]{3}$' },
  });
  expect(plans.required).not.toContain('banner');
  expect(plans.additionalProperties).toBe(false);
});

test('VS Code finds the schema of each data file', () => {
  writeJsonSchemas(folder.at());
  const schemas = settings['json.schemas'].map(({ fileMatch, url }) => [fileMatch[0], url]);
  expect(schemas).toEqual(
    DATA_NAMES.map((name) => [`/content/data/${name}.json`, `./.cache/schemas/${name}.json`]),
  );
  for (const name of DATA_NAMES)
    expect(JSON.parse(readFileSync(`${folder.at()}/${name}.json`, 'utf8'))).toHaveProperty('type');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as model from '../../plugins/site/model';

/** Reads the data files of the content in a folder, with the site's names. */
const dataIn = (folder: string) => {
  const json = (name: model.DataName) =>
    JSON.parse(readFileSync(join(folder, model.pathOf(name)), 'utf8'));
  return <Name extends model.DataName>(name: Name) => {
    const value = model.withNames(json(name), model.namesIn(json('site'), json('plans')));
    // TypeScript doesn't see that the schema found by a name is that of its data.
    return model.dataFiles[name].parse(value) as model.Data[Name];
  };
};

/** A parsed data file of the site's own content. */
export const siteData = dataIn('.');

/** A parsed data file of the tests' content. */
export const contentData = dataIn('tests');

/** The data files of the ranking: the tests' own, or the site's with `.`. */
export function rankingSources(folder = 'tests') {
  const read = dataIn(folder);
  return {
    nutrients: read('nutrients'),
    foods: read('foods'),
    recipes: read('recipes'),
    'reference-intakes': read('reference-intakes'),
    trending: read('trending'),
    try: read('try'),
  };
}

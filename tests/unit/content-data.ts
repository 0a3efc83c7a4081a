import { readFileSync } from 'node:fs';
import * as model from '../../plugins/site/model';

/** The parsed content of a data file of the site. */
export const contentData = <Name extends model.DataName>(name: Name) =>
  model.dataFiles[name].parse(
    JSON.parse(readFileSync(model.pathOf(name), 'utf8')),
  ) as model.Data[Name];

/** The data files of the ranking. */
export const rankingSources = () => ({
  nutrients: contentData('nutrients'),
  foods: contentData('foods'),
  recipes: contentData('recipes'),
  'reference-intakes': contentData('reference-intakes'),
  trending: contentData('trending'),
  try: contentData('try'),
});

import { readFileSync } from 'node:fs';
import {
  dataFiles,
  pathOf,
  type Data,
  type DataName,
} from '../../plugins/gatsby-source-site-content/model/data-files';

/** The parsed content of a data file of the site. */
export const contentData = <Name extends DataName>(name: Name) =>
  dataFiles[name].parse(JSON.parse(readFileSync(pathOf(name), 'utf8'))) as Data[Name];

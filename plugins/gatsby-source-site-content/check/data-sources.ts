import { join } from 'node:path';
import { dataFiles } from '../schema/data-files';
import { parseJson, type Source } from './parse-source';
import { readText } from './read-text';

export const DATA_FOLDER = 'content/data';

/** The name of a data file without its extension: `plans`. */
export type DataName = keyof typeof dataFiles;

/** The parsed data files by name. A file that can't be read or parsed has the reason instead. */
export type DataSources = Readonly<Record<DataName, Source>>;

/**
 * Reads every data file once.
 * @param root the folder that contains `content`
 */
export async function readDataSources(root: string): Promise<DataSources> {
  const names = Object.keys(dataFiles) as DataName[];
  const sources = names.map(async (name) => {
    const read = await readText(join(root, pathOf(name)));
    return [name, 'broken' in read ? read : parseJson(read.text)] as const;
  });
  return Object.fromEntries(await Promise.all(sources)) as DataSources;
}

/** The path of a data file, relative to the project's folder. */
export const pathOf = (name: DataName): string => `${DATA_FOLDER}/${name}.json`;

/** The value in a data file; undefined if it is broken, which its own check reports. */
export const valueIn = (source: Source): unknown => ('value' in source ? source.value : undefined);

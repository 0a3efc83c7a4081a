import { quote } from './error-messages';
import type { Issue } from './metadata';
import { idsOf, listAt, propertyOf, sameLength, unknownId } from './rules';

/**
 * Finds wrong sets: lists of the wrong length, unknown people and sources, people without a set, targets
 * without a kind or a source, and limits that aren't above their targets.
 * @param file the content of `reference-intakes.json`
 */
export function findIntakeIssues(file: unknown): Issue[] {
  const [sets, columns] = [propertyOf(file, 'sets'), propertyOf(file, 'columns')];
  if (!Array.isArray(sets) || !Array.isArray(columns)) return [];
  const [people, sources] = ['people', 'sources'].map((key) => idsOf(propertyOf(file, key)));
  const withFigures = sets.flatMap((set) =>
    listAt(set, 'people').map((intake) => propertyOf(intake, 'person')),
  );
  const withoutSet = (people ?? []).flatMap((id, index) =>
    withFigures.includes(id)
      ? []
      : [{ path: ['people', index, 'id'], message: `no set has figures of ${quote(id)}` }],
  );
  const inSets = sets.flatMap((set, index) => {
    const issues = [
      ...findUnknownSources(set, sources ?? []),
      ...findLengthIssues(set, columns),
      ...findPeopleIssues(set, columns, people ?? []),
    ];
    return issues.map(({ path, message }) => ({ path: ['sets', index, ...path], message }));
  });
  return [...withoutSet, ...inSets];
}

function findUnknownSources(set: unknown, known: string[]): Issue[] {
  return listAt(set, 'sources').flatMap((id, index) =>
    typeof id !== 'string' || known.includes(id)
      ? []
      : [{ path: ['sources', index], message: unknownId(id, known, 'sources') }],
  );
}

function findLengthIssues(set: unknown, columns: unknown[]): Issue[] {
  const value = { people: listAt(set, 'people'), columns };
  return ['targets', 'limits'].flatMap((key) => sameLength('people', key, 'columns')(value));
}

function findPeopleIssues(set: unknown, columns: unknown[], known: string[]): Issue[] {
  return listAt(set, 'people').flatMap((intake, index) => {
    const person = propertyOf(intake, 'person');
    const unknown =
      typeof person !== 'string' || known.includes(person)
        ? []
        : [{ path: ['person'], message: unknownId(person, known, 'people') }];
    const issues = [...unknown, ...findFigureIssues(set, intake, columns)];
    return issues.map(({ path, message }) => ({ path: ['people', index, ...path], message }));
  });
}

/** Targets need a kind and a source, and a limit must be above them. */
function findFigureIssues(set: unknown, intake: unknown, columns: unknown[]): Issue[] {
  const [kinds, sources, limits] = [
    listAt(set, 'kinds'),
    listAt(set, 'sources'),
    listAt(intake, 'limits'),
  ];
  return listAt(intake, 'targets').flatMap((target, index) => {
    // The rule for the length of lists reports a target without a column.
    if (typeof target !== 'number' || index >= columns.length) return [];
    const limit = limits[index];
    const name = String(columns[index]);
    const isNamed = (kinds[index] ?? null) !== null && (sources[index] ?? null) !== null;
    return [
      ...(isNamed
        ? []
        : [
            {
              path: ['targets', index],
              message: `expected a kind and a source of ${name} in this set, found null`,
            },
          ]),
      ...(typeof limit !== 'number' || limit > target
        ? []
        : [
            {
              path: ['limits', index],
              message: `expected a limit of ${name} above its target, ${target}, found the number ${limit}`,
            },
          ]),
    ];
  });
}

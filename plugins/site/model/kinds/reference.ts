import { z } from 'zod';
import { didYouMean, oneOf, quote } from '../../sentences';
import { pathOf } from '../data-names';
import { field, type Place } from './kind';

type Data = Place['data'];

/** The values at a place such as `foods.columns`, which can lead through lists. An object with an id counts as its id. */
const valuesAt = (place: string, data: Data): string[] =>
  place
    .split('.')
    .reduce<unknown[]>((parts, key) => parts.flatMap((part) => Object(part)[key] ?? []), [data])
    .map((part) => Object(part).id ?? part);

/** Whether a place such as `foods.columns` has a name. */
export const hasName = (name: string, place: string, data: Data): boolean =>
  valuesAt(place, data).includes(name);

/** Returns a message for an unknown name. No names are known while the file that lists them has issues. */
export function findUnknown(
  name: string,
  known: readonly string[],
  where: string,
): string | undefined {
  if (known.length === 0 || known.includes(name)) return undefined;
  const hint = known.length <= 5 ? `; expected ${oneOf(known)}` : didYouMean(name, known);
  return `there is no ${quote(name)} in ${where}${hint}`;
}

/** Returns a message for a name that a place such as `foods.foods` doesn't have. */
function findMissing(name: string, place: string, data: Data, file: string) {
  const [source = '', ...keys] = place.split('.');
  const where = file === pathOf(source) ? keys.join('.') : `${source}.json`;
  return findUnknown(name, valuesAt(place, data), where);
}

/** The kind of a name that each of the places has. */
const nameKind = (places: readonly string[]) => ({
  expected: 'text',
  // The form makes a choice among the names at this place.
  control: { widget: 'relation', place: places[0] },
  check: (value: unknown, { data, file }: Place) =>
    places.map((place) => findMissing(String(value), place, data, file)),
});

/** The name of something in data files: `foods.foods` has an entry with this id, or is a list of names. */
export const nameIn = (description: string, ...places: string[]) =>
  field(description, nameKind(places), z.string().regex(/\S/));

/** An identifier that must exist at the places as well. */
export const idIn = (description: string, ...places: string[]) =>
  field(
    description,
    {
      ...nameKind(places),
      expected: 'a name of small letters, digits and hyphens',
      control: { widget: 'string' },
    },
    z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  );

/** Returns a message for a list that doesn't have an entry for each entry of the list at a place such as `foods.columns`. */
export function findOtherLength(
  entries: readonly unknown[],
  place: string,
  data: Data,
): string | undefined {
  const due = valuesAt(place, data).length;
  if (due === 0 || entries.length === due) return undefined;
  const list = place.replace(/^.*?\./, '');
  return `expected ${due} entries, one for each of ${list}, found ${entries.length}`;
}

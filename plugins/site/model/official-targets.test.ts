/** @jest-environment node */
import { contentData } from '../../../tests/unit/content-data';
import { nutrientsNamed, officialTargets } from './official-targets';

const sources = {
  'reference-intakes': contentData('reference-intakes'),
  nutrients: contentData('nutrients'),
};
const [set] = sources['reference-intakes'].sets;
const { person, targets } = set!.people[1]!;

test('a person has the targets of a set in the order of the nutrients', () => {
  const { columns, people } = sources['reference-intakes'];
  const [first, second] = [columns[2]!, columns[0]!];
  expect(officialTargets(sources, set!.id, person, [first, second])).toEqual({
    name: people.find(({ id }) => id === person)!.name,
    targets: [targets[2], targets[0]],
  });
});

test('nutrients have their names and units', () => {
  const [one, other] = sources.nutrients.nutrients;
  expect(nutrientsNamed(sources, [other!.id, one!.id])).toEqual(
    [other!, one!].map(({ name, unit }) => ({ name, unit })),
  );
});

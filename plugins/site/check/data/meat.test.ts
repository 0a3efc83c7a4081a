import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

test.each([
  [
    'no group',
    [],
    'expected "meat": true for a group with foods of a dish, found none; write it into the groups with meat and fish, or delete who.meatless in try.json',
  ],
  [
    'a group of no dish',
    ['drinks'],
    'expected "meat": true for a group with foods of a dish, found none; write it into the groups with meat and fish, or delete who.meatless in try.json',
  ],
  [
    'all groups',
    ['fruit', 'vegetables', 'beans', 'grains', 'dairy', 'meat-fish', 'extras'],
    'expected a dish without meat, found "meat": true for a food of each; delete it from the groups without meat and fish, or delete who.meatless in try.json',
  ],
])(
  'reports that %s with meat leaves nothing to choose, until there is no choice',
  async (_, ids, problem) => {
    await copy.edit('foods', ({ groups }) => {
      for (const group of groups) group.meat = ids.some((id) => id === group.id);
    });
    expect(await copy.checkWithoutLines()).toEqual([`content/data/foods.json  groups: ${problem}`]);
    await copy.edit('try', ({ who }) => delete who.meatless);
    expect(await copy.check()).toEqual([]);
  },
);

/**
 * Changes of an owner in the form: a data file, the list that opens for it, the field, its new value, and the line that
 * changes in the file; and what visitors then see on a page.
 */
export const OWNER_CHANGES = [
  {
    file: 'plans',
    list: 'plans',
    field: 'plans.1.monthlyPrice',
    value: '5.49',
    before: '"monthlyPrice": 4.99,',
    after: '"monthlyPrice": 5.49,',
    page: '/pricing',
    shown: '$5.49 every month',
  },
  {
    file: 'faq',
    list: 'items',
    field: 'items.0.answer',
    value: 'No. It’s still cooking.',
    before: '"answer": "No. We are still tasting it."',
    after: '"answer": "No. It’s still cooking."',
    page: '/pricing',
    shown: 'No. It’s still cooking.',
  },
  {
    file: 'hero',
    field: 'headline',
    value: 'Stir in what you lack.',
    before: '"headline": "Stir in what is missing.",',
    after: '"headline": "Stir in what you lack.",',
    page: '/',
    shown: 'Stir in what you lack.',
  },
];

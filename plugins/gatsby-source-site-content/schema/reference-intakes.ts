import { id, number, text, textLike } from './fields';
import { findIntakeIssues } from './intake-rules';
import { withMetadata } from './metadata';
import { choice, listOf, objectType } from './objects';
import { sameLength, uniqueBy, uniqueEntries } from './rules';

const person = objectType('IntakePerson', 'A person with targets.', {
  id: id('The id by which the sets refer to this person.', 'woman-35'),
  name: text('Who it is.', 'Woman, 35'),
});

const source = objectType('IntakeSource', 'A publication that figures come from.', {
  id: id('The id by which the sets refer to this source.', 'efsa-2019'),
  title: textLike(/\S/, 'a text', 'Its publisher, title and year.', {
    example: 'EFSA, Dietary reference values for sodium (2019)',
  }),
});

const figure = (description: string, none: string) =>
  withMetadata(number(description, '95').nullable(), { whenOmitted: `null where ${none}` });

const intake = objectType('Intake', 'The targets and limits of a person for a day.', {
  person: id('The `id` of the person.', 'woman-35'),
  targets: listOf(
    figure('A target.', 'the set has none for a day'),
    'The target of each nutrient, in the order of `columns` and in the nutrients’ units.',
  ),
  limits: listOf(
    figure('A limit.', 'none applies to food'),
    'The upper limit of each nutrient, if the limit applies to food.',
  ),
});

const set = objectType('IntakeSet', 'An official set of recommendations.', {
  id: id('The id of the set in code.', 'eu'),
  name: text('Its name, as in `feature-examples.json`.', 'EU'),
  kinds: listOf(
    withMetadata(
      choice(
        ['RDA', 'AI', 'PRI', 'SAI'],
        'Recommended Dietary Allowance, Adequate Intake, Population Reference Intake, or safe and adequate intake.',
      ).nullable(),
      { whenOmitted: 'null where there are no targets' },
    ),
    'What kind of figure each nutrient’s targets are, in the order of `columns`.',
  ),
  sources: listOf(
    withMetadata(id('The `id` of a source.', 'efsa-2019').nullable(), {
      whenOmitted: 'null where there are no targets',
    }),
    'Where each nutrient’s figures come from, in the order of `columns`.',
  ),
  people: listOf(intake, 'The figures, by person.', { rule: uniqueBy('person') }),
});

export const referenceIntakes = objectType(
  'ReferenceIntakesJson',
  'Official targets and limits for a day. docs/nutrition-data.md says which limits are left out.',
  {
    columns: listOf(
      id('The `id` of a nutrient.', 'potassium'),
      'The nutrients in the order in which all lists below have them.',
      { rule: uniqueEntries },
    ),
    riskReduction: listOf(
      id('The `id` of a nutrient.', 'sodium'),
      'The nutrients whose limit is a chronic disease risk reduction intake, not an upper level.',
      { rule: uniqueEntries },
    ),
    people: listOf(person, 'The people, in their order.', { rule: uniqueBy('id') }),
    sources: listOf(source, 'The sources.', { rule: uniqueBy('id') }),
    sets: listOf(set, 'The sets, in their order.', { rule: uniqueBy('id') }),
  },
  {
    rule: (file) => [
      ...sameLength('sets', 'kinds', 'columns')(file),
      ...sameLength('sets', 'sources', 'columns')(file),
      ...findIntakeIssues(file),
    ],
  },
);

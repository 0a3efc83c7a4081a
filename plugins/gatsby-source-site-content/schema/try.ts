import { id, text, wholeNumber } from './fields';
import { siteLink } from './links';
import { message } from './message';
import { objectType, listOf, texts } from './objects';
import { uniqueBy, uniqueEntries } from './rules';

const helping = objectType('TryEatenFood', 'A food that was eaten.', {
  food: id('Its id in `foods.json`.', 'oatmeal'),
  portions: wholeNumber('How many portions of it.', '1'),
});

const start = objectType('TryStart', 'The day with which the page starts.', {
  person: id('The id of the person, in `reference-intakes.json`.', 'woman-35'),
  set: id('The id of the official set, in `reference-intakes.json`.', 'eu'),
  eaten: listOf(helping, 'The foods that were eaten.', { rule: uniqueBy('food') }),
});

const who = objectType('TryWho', 'The choice of who eats.', {
  person: text('The heading above the people.', 'Who’s eating'),
  set: text('The heading above the official sets.', 'Official targets'),
  without: message(
    'The text shown when a set has no figures for a person.',
    'No figures of {set} for this age.',
  ),
});

const plate = objectType('TryPlate', 'What was eaten, and the foods to add.', {
  title: text('The headline above what was eaten.', 'Eaten today'),
  empty: text('The text shown when nothing was eaten.', 'Nothing yet. Tap a food below.'),
  more: message('The button that adds a portion, for screen readers.', 'One more: {food}'),
  less: message('The button that takes a portion off.', 'One less: {food}'),
  portions: message('The number of portions, for screen readers.', '{portions} ×'),
  add: text('The headline above the foods.', 'Add something'),
  addFood: message('The button of a food, for screen readers.', 'Add {food}, {portion}'),
  portion: message('A portion of a food.', '{portion}, {grams} g'),
  startOver: text('The button that restores the first day.', 'Start over'),
  clear: text('The button that removes all foods.', 'Clear'),
  copy: text('The button that copies the address of the day.', 'Copy link'),
  copied: text('What the button says after copying.', 'Copied'),
});

const ranking = objectType('TryRanking', 'The ranked dishes.', {
  title: text('The headline.', 'What to eat next'),
  lead: text(
    'A sentence below it.',
    'The more of the gaps a portion closes, the higher it stands.',
  ),
  score: message('A dish’s score, for screen readers.', '{score} of the gaps closed'),
  rank: message('A dish’s place, for screen readers.', 'Rank {rank}'),
  closes: message('The nutrients of whose gaps a dish closes most.', 'Closes most of: {nutrients}'),
  closesNothing: text('The text for a dish that closes no gap.', 'Closes none of the gaps'),
  why: text('The caption of the table in an open dish.', 'What a portion closes'),
  nutrient: text('The heading of its first column.', 'Nutrient'),
  amount: text('The heading of its second column.', 'A portion has'),
  share: text('The heading of its third column.', 'Of the gap'),
  over: message(
    'The nutrients whose upper limits the day would exceed with a portion.',
    'Over the upper limit with a portion: {nutrients}',
  ),
  none: text('The text shown when there is no gap.', 'Every target is reached.'),
  jump: text('The button below the foods on a phone.', 'See the whole ranking'),
});

const gaps = objectType('TryGaps', 'The table of the day’s nutrients, with bars.', {
  title: text('The headline.', 'Still missing'),
  lead: text('A sentence below it.', 'What’s been eaten, and what a portion adds.'),
  nutrient: text('The heading of the nutrients, for screen readers.', 'Nutrient'),
  eaten: text(
    'The label of the first part of a bar, and the heading of its column.',
    'Eaten so far',
  ),
  adds: message(
    'The label of the second part of a bar, and the heading of its column.',
    '{dish} adds',
  ),
  target: text('The label of a full bar, and the heading of the targets.', 'Target'),
  amounts: message('The figures of a nutrient with a target.', '{eaten} of {target} {unit}'),
  atMost: message(
    'The figures of a nutrient with only an upper limit.',
    '{eaten} of at most {limit} {unit}',
  ),
  noTarget: message('The figures of a nutrient with neither.', '{eaten} {unit}'),
  added: message('What a portion adds.', '+ {amount}'),
  reached: text('The words after a nutrient without a gap.', 'reached'),
  over: message('The words after a nutrient over its limit.', 'over the limit of {limit} {unit}'),
});

const changes = objectType('TryChanges', 'What a screen reader says after each change.', {
  more: message('After a change of a food’s portions.', '{food}: {portions} on the plate.'),
  gone: message('After a food was removed.', '{food} taken off.'),
  who: message('After a change of the person or the set.', '{person}, {set}.'),
  started: text('After the first day was restored.', 'Started over.'),
  cleared: text('After all foods were removed.', 'The plate is empty.'),
  first: message('Which dish is first now.', 'First: {dish}, {score} of the gaps closed.'),
  up: message('Which dishes moved up.', 'Moved up: {dishes}.'),
  same: text('That no dish moved.', 'The order stays.'),
  places: message('The mark at a dish that moved up, for screen readers.', 'Up {places}'),
});

const notes = objectType('TryNotes', 'The notes below the ranking.', {
  title: text('The headline.', 'What the score can’t know'),
  items: texts('The notes, one line each.', 'Allergies, diets and taste.'),
  simplified: text(
    'The sentence that says what this ranking is.',
    'A simplified version of the service’s ranking.',
  ),
  article: siteLink('The address of the article on the score.', '/blog/how-it-works'),
  readArticle: text('The link to that article.', 'Read how the score works'),
});

export const tryRanking = objectType('TryJson', 'The page on which visitors try the ranking.', {
  name: text('What links, lists and the browser’s tab call it.', 'Try the ranking'),
  title: text('The page’s headline.', 'Eat something. Watch the order change.'),
  lead: text('A sentence or two below it.', 'Choose who’s eating and tap what they’ve had.'),
  privacy: text('What happens to the visitor’s data.', 'It all happens in your browser.'),
  invalid: text(
    'The text shown when the address is broken.',
    'We can’t read a day from this address.',
  ),
  start,
  withoutTarget: listOf(
    id('The `id` of a nutrient.', 'sodium'),
    'The nutrients that most people have too much of: they count by their upper limit alone.',
    { rule: uniqueEntries },
  ),
  who,
  plate,
  ranking,
  gaps,
  changes,
  notes,
});

import { flag, text } from './fields';
import { choice, objectType, listOf } from './objects';
import { uniqueBy } from './rules';

const description = text('What happens in it.', 'Save a recipe, or write your own.');

const setupStep = objectType('SetupStep', 'A step that is taken once.', {
  title: text('The step’s name.', 'Tell us who’s eating'),
  description,
  optional: flag('Whether the step may be skipped; the page says so.'),
});

const everydayStep = objectType('EverydayStep', 'A step that is taken as often as one cooks.', {
  title: text('The step’s name; each appears once.', 'Discover'),
  description,
  icon: choice(['search', 'pencil', 'calendar', 'chart'], 'Its icon.', { typeName: 'StepIcon' }),
});

const integration = objectType('Integration', 'An integration that is coming soon.', {
  title: text('Its name.', 'Your AI assistant'),
  description: text('What it will do.', 'Ask the assistant you already use.'),
  status: text('The label on it.', 'Coming soon'),
  icon: choice(['sparkles', 'stethoscope'], 'Its icon.', { typeName: 'IntegrationIcon' }),
});

export const howItWorks = objectType('HowItWorksJson', 'The steps on the home page.', {
  title: text('The section’s headline.', 'From who you are to what’s for dinner'),
  lead: text('A sentence below it.', 'Two short steps once.'),
  setupTitle: text('The headline of the first steps.', 'Set up once'),
  setup: listOf(setupStep, 'The first steps, in their order.', { count: 2 }),
  stepsTitle: text('The headline of the everyday steps.', 'Then, whenever you’re hungry'),
  steps: listOf(everydayStep, 'The everyday steps, in their order.', {
    count: 4,
    rule: uniqueBy('title'),
  }),
  integrationsTitle: text('The headline of the integrations.', 'On the way'),
  integrations: listOf(integration, 'The integrations that are coming soon.', { count: 2 }),
  optional: text('The label of a step that may be skipped.', 'optional'),
});

import { calendarDay, text } from './fields';
import { message } from './message';
import { entry, listOf, texts } from './objects';

const section = entry('AccessibilitySection', 'A part of the statement.', {
  title: text('Its headline.', 'What was tested'),
  points: texts('What it says, a point each.', 'No screen reader has been tried on it.'),
});

const contact = entry('AccessibilityContact', 'How to say what is in one’s way.', {
  title: text('Its headline.', 'Is something in your way?'),
  text: text('A sentence or two below it.', 'Tell us which page it is.'),
  label: text('What the button says that leads to where one can write to us.', 'Tell us'),
});

/** The statement on accessibility. It must stay true: nothing else can check what it says. */
export const accessibility = entry('AccessibilityJson', 'The page about accessibility.', {
  name: text(
    'What the page is called in its title, in breadcrumbs and in the footer.',
    'Accessibility',
  ),
  title: text('The page’s headline.', 'A seat for everyone at the table'),
  lead: text('A sentence or two below it.', 'What we tested, and what we didn’t.'),
  sections: listOf(section, 'The parts of the statement, in their order.'),
  contact,
  reviewed: message('The last line, with the day.', 'Last reviewed on {date}.'),
  reviewedOn: calendarDay('When a person last held this page against the site.', '2026-11-21'),
});

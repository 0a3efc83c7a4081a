import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../tests/unit/page';
import { photo } from '../../tests/unit/pictures';
import { Audiences } from '../sections/home/audiences';
import { startTabs } from './tabs';

const ROLES = ['Cooks', 'Bakers', 'Guests'];

const AUDIENCES: Queries.AudiencesFragment = {
  title: 'For everyone',
  comingSoon: 'Coming soon',
  label: 'Who it is for',
  tabs: ROLES.map((role) => ({
    id: role.toLowerCase(),
    role,
    comingSoon: false,
    title: `Made for ${role}`,
    description: '',
    benefits: [],
    image: photo('table'),
    alt: 'A table',
  })),
};

beforeAll(startTabs);
beforeEach(() => showPage(<Audiences audiences={AUDIENCES} />));

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true });
const panel = () => screen.getByRole('tabpanel');

test('has the first tab selected at first', () => {
  expect(selected()).toBe(tab('Cooks'));
  expect(panel()).toHaveTextContent('Made for Cooks');
});

test('a click selects a tab and opens only its panel', async () => {
  await userEvent.click(tab('Bakers'));
  expect(selected()).toBe(tab('Bakers'));
  expect(panel()).toHaveTextContent('Made for Bakers');
});

test.each([
  ['Cooks', 'ArrowRight', 'Bakers'],
  ['Guests', 'ArrowRight', 'Cooks'],
  ['Cooks', 'ArrowLeft', 'Guests'],
  ['Bakers', 'Home', 'Cooks'],
  ['Bakers', 'End', 'Guests'],
  ['Bakers', 'ArrowDown', 'Bakers'],
  ['Bakers', 'Alt>}{ArrowLeft', 'Bakers'],
])('from %s, the key %s leads to %s', async (from, key, to) => {
  await userEvent.click(tab(from));
  await userEvent.keyboard(`{${key}}`);
  expect(selected()).toBe(tab(to));
  expect(tab(to)).toHaveFocus();
});

test('only the selected tab is in the tab order', async () => {
  await userEvent.click(tab('Bakers'));
  await userEvent.tab({ shift: true });
  expect(document.body).toHaveFocus();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AUDIENCES } from '../../../../tests/unit/audiences';
import { Audiences } from '.';

beforeEach(() => {
  render(<Audiences audiences={AUDIENCES} />);
});

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

const selected = () => screen.getByRole('tab', { selected: true });

/** The title of the one panel that is in sight. */
const panelTitle = () => screen.getByRole('heading', { level: 3 }).textContent;

test('the first tab is selected at first', () => {
  expect(screen.getByRole('tablist', { name: 'Who it is for' })).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(4);
  expect(selected()).toBe(tab('Families'));
  expect(panelTitle()).toBe('Made for Families');
});

test('a click selects a tab and shows its panel alone', async () => {
  await userEvent.click(tab('Health Goals'));
  expect(selected()).toBe(tab('Health Goals'));
  expect(panelTitle()).toBe('Made for Health Goals');
});

test('a tab and its panel name each other', async () => {
  await userEvent.click(tab('Athletes'));
  expect(screen.getByRole('tabpanel', { name: 'Athletes' })).toHaveAttribute(
    'id',
    tab('Athletes').getAttribute('aria-controls'),
  );
});

test('only the professionals’ tab says that it is coming soon', () => {
  const soon = screen.getAllByRole('tab', { name: /Coming soon/ });
  expect(soon).toEqual([tab(/Professionals/)]);
});

test.each([
  ['Families', 'ArrowRight', 'Athletes'],
  ['Professionals', 'ArrowRight', 'Families'],
  ['Athletes', 'ArrowLeft', 'Families'],
  ['Families', 'ArrowLeft', 'Professionals'],
  ['Health Goals', 'Home', 'Families'],
  ['Families', 'End', 'Professionals'],
])('from %s, %s leads to %s', async (from, key, to) => {
  await userEvent.click(tab(new RegExp(from)));
  await userEvent.keyboard(`{${key}}`);
  expect(selected()).toBe(tab(new RegExp(to)));
  expect(selected()).toHaveFocus();
  expect(panelTitle()).toBe(`Made for ${to}`);
});

describe('read from right to left', () => {
  beforeEach(() => {
    document.dir = 'rtl';
  });
  afterEach(() => {
    document.documentElement.removeAttribute('dir');
  });

  test.each([
    ['Families', 'ArrowLeft', 'Athletes'],
    ['Professionals', 'ArrowLeft', 'Families'],
    ['Athletes', 'ArrowRight', 'Families'],
    ['Families', 'ArrowRight', 'Professionals'],
    ['Health Goals', 'Home', 'Families'],
  ])('from %s, %s leads to %s', async (from, key, to) => {
    await userEvent.click(tab(new RegExp(from)));
    await userEvent.keyboard(`{${key}}`);
    expect(selected()).toBe(tab(new RegExp(to)));
    expect(selected()).toHaveFocus();
  });
});

test('other keys select nothing', async () => {
  await userEvent.click(tab('Athletes'));
  await userEvent.keyboard('{ArrowDown}x');
  expect(selected()).toBe(tab('Athletes'));
});

test('one tab is in the tab order, then comes its panel', async () => {
  await userEvent.click(tab('Athletes'));
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(tab('Athletes')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(document.body).toHaveFocus();
});

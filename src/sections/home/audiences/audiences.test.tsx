import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AUDIENCES } from '../../../../tests/unit/audiences';
import { runTabs } from '../../../inline-scripts/tabs';
import { Audiences } from '.';

beforeAll(runTabs);
beforeEach(() => {
  render(<Audiences audiences={AUDIENCES} />);
});

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

const selected = () => screen.getByRole('tab', { selected: true });

/** The title of the visible panel. */
const panelTitle = () => screen.getByRole('heading', { level: 3 }).textContent;

describe('Audiences', () => {
  test('has the first tab selected at first', () => {
    expect(screen.getByRole('tablist', { name: 'Who it is for' })).toBeVisible();
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    expect(selected()).toBe(tab('Families'));
    expect(panelTitle()).toBe('Made for Families');
  });

  test('selects a tab on click and shows only its panel', async () => {
    await userEvent.click(tab('Health Goals'));
    expect(selected()).toBe(tab('Health Goals'));
    expect(panelTitle()).toBe('Made for Health Goals');
  });

  test('connects a tab and its panel by ARIA attributes', async () => {
    await userEvent.click(tab('Athletes'));
    expect(screen.getByRole('tabpanel', { name: 'Athletes' })).toHaveAttribute(
      'id',
      tab('Athletes').getAttribute('aria-controls'),
    );
  });

  test('marks only the professionals’ tab as coming soon', () => {
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
  ])('moves from %s by %s to %s', async (from, key, to) => {
    await userEvent.click(tab(new RegExp(from)));
    await userEvent.keyboard(`{${key}}`);
    expect(selected()).toBe(tab(new RegExp(to)));
    expect(selected()).toHaveFocus();
    expect(panelTitle()).toBe(`Made for ${to}`);
  });

  describe('in a right-to-left document', () => {
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
    ])('moves from %s by %s to %s', async (from, key, to) => {
      await userEvent.click(tab(new RegExp(from)));
      await userEvent.keyboard(`{${key}}`);
      expect(selected()).toBe(tab(new RegExp(to)));
      expect(selected()).toHaveFocus();
    });
  });

  test('ignores other keys', async () => {
    await userEvent.click(tab('Athletes'));
    await userEvent.keyboard('{ArrowDown}x');
    expect(selected()).toBe(tab('Athletes'));
  });

  test.each(['Alt', 'Control', 'Meta'])(
    'leaves arrow keys with %s to the browser',
    async (modifier) => {
      await userEvent.click(tab('Athletes'));
      await userEvent.keyboard(`{${modifier}>}{ArrowLeft}{/${modifier}}`);
      expect(selected()).toBe(tab('Athletes'));
    },
  );

  test('has one tab in the tab order, followed by its panel', async () => {
    await userEvent.click(tab('Athletes'));
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(tab('Athletes')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(document.body).toHaveFocus();
  });
});

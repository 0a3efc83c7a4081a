import { act, fireEvent, render, screen } from '@testing-library/react';
import { AudienceTabs } from './audience-tabs.island';

const renderTabs = () =>
  render(
    <AudienceTabs
      label="Who it is for"
      comingSoon="Coming soon"
      tabs={['cooks', 'bakers', 'eaters'].map((id) => ({
        id,
        role: id,
        isComing: id === 'eaters',
        panel: <p>For {id}</p>,
      }))}
    />,
  );

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () => [...document.querySelectorAll('findable-part:not([hidden])')];
const pressKey = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test('the first tab is selected, and a click selects another', () => {
  renderTabs();
  expect(selected()).toContain('cooks');
  fireEvent.click(screen.getByRole('tab', { name: 'bakers' }));
  expect(selected()).toContain('bakers');
  expect(shown().map(({ textContent }) => textContent)).toEqual(['For bakers']);
});

test('arrow keys, Home and End select a tab and move the focus', () => {
  renderTabs();
  screen.getByRole('tab', { name: 'cooks' }).focus();
  for (const [key, role] of [
    ['ArrowRight', 'bakers'],
    ['ArrowLeft', 'cooks'],
    ['ArrowLeft', 'eaters'],
    ['ArrowRight', 'cooks'],
    ['End', 'eaters'],
    ['Home', 'cooks'],
    ['Tab', 'cooks'],
  ]) {
    pressKey(key!);
    expect(selected()).toContain(role);
    expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
  }
});

test('only the selected tab is in the tab order', () => {
  renderTabs();
  fireEvent.click(screen.getByRole('tab', { name: 'bakers' }));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('what the browser’s search finds in another panel selects its tab', () => {
  renderTabs();
  const panel = document.getElementById('audience-eaters')!;
  expect(panel).toHaveAttribute('hidden');
  act(() => void panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(selected()).toBe('eaters Coming soon');
});

import { showPage } from '../../tests/unit/page';
import { INTERFACE } from '../../tests/unit/site';
import { ThemeToggle } from '../components/theme-toggle';
import { startThemeToggle } from './theme-toggle';

test('a click chooses the next theme and announces it', () => {
  startThemeToggle();
  showPage(<ThemeToggle labels={INTERFACE.theme} />);
  const status = document.querySelector('[role=status]');
  expect(status).toBeEmptyDOMElement();
  document.querySelector<HTMLElement>('button svg')!.parentElement!.click();
  expect(window.themeEngine!.preference()).toBe('light');
  expect(status).toHaveTextContent(INTERFACE.theme.light);
});

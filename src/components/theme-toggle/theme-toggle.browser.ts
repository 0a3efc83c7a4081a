import { onClick } from '../../lib/visitor.browser';

/**
 * The theme toggle: a click chooses the next theme, and the status element beside the button announces it.
 */
export function startThemeToggle(): void {
  onClick('[data-enhance=theme]', (button) => {
    const engine = window.themeEngine;
    if (!engine) return;
    engine.cycle();
    const status = button.nextElementSibling as HTMLElement;
    status.textContent = status.dataset[engine.preference()]!;
  });
}

import type { ThemeEngine } from './theme-engine';

/**
 * The theme toggle: a click chooses the next theme, and the status element beside the button announces it.
 * The text of this function is part of the inline script: it must not use anything outside its body.
 */
export function runThemeToggle(engine: ThemeEngine): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-enhance=theme]');
    if (!button) return;
    engine.cycle();
    const status = button.nextElementSibling as HTMLElement;
    status.textContent = status.dataset[engine.preference()]!;
  });
}

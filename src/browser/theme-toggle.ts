/**
 * The theme toggle: a click chooses the next theme, and the status element beside the button announces it.
 */
export function startThemeToggle(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-enhance=theme]');
    const engine = window.themeEngine;
    if (!button || !engine) return;
    engine.cycle();
    const status = button.nextElementSibling as HTMLElement;
    status.textContent = status.dataset[engine.preference()]!;
  });
}

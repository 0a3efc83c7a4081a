/** Lets pictures fall back to `src` if another file fails to load: programs that save pages save only that one. */
export const startFallbacks = (): void =>
  document.addEventListener('error', showFallback, { capture: true });

function showFallback({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  for (const source of target.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  target.removeAttribute('srcset');
}

/** Falls back to `src` if another file fails to load: programs that save pages save only that one. */
export function startPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      for (const source of target.closest('picture')?.querySelectorAll('source') ?? [])
        source.remove();
      target.removeAttribute('srcset');
    },
    true,
  );
}

import { CARD } from '../lib/card';

/** Lets a click on the text of a card follow its link. The text lies above the link, so that it can be selected. */
export function startCards(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest(`[${CARD}]`)?.querySelector('a');
    if (!link || target.closest('a') || !getSelection()!.isCollapsed) return;
    // With its keys, such as Ctrl for a new tab.
    link.dispatchEvent(new MouseEvent('click', event));
  });
}

import { onClick } from '../../../lib/visitor.browser';

/**
 * Runs the tabs of a page. React renders them once, with the first tab selected. The keys are those of
 * the ARIA Authoring Practices: arrow keys, Home and End select a tab, and only the selected tab is in
 * the tab order.
 */
export function startTabs(): void {
  const tabsBeside = (tab: HTMLElement) => [...tab.parentElement!.children] as HTMLElement[];

  const select = (tab: HTMLElement) => {
    for (const each of tabsBeside(tab)) {
      const isSelected = each === tab;
      each.ariaSelected = String(isSelected);
      each.tabIndex = isSelected ? 0 : -1;
      document
        .getElementById(each.getAttribute('aria-controls')!)!
        .toggleAttribute('data-open', isSelected);
    }
  };

  onClick('[role=tab]', select);
  document.addEventListener('keydown', (event) => {
    // The target of a key may be the document, which has no `closest`.
    const tab = (event.target as Element).closest?.<HTMLElement>('[role=tab]');
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = tabsBeside(tab);
    const current = tabs.indexOf(tab);
    const right = tab.matches(':dir(rtl)') ? -1 : 1;
    const position = { ArrowRight: current + right, ArrowLeft: current - right, Home: 0, End: -1 }[
      event.key
    ];
    if (position === undefined) return;
    event.preventDefault();
    const target = tabs.at(position % tabs.length)!;
    select(target);
    target.focus();
  });
}

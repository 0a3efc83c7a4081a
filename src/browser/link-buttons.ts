/** Lets the space bar press links that are buttons or tabs (ARIA Authoring Practices), before and after React starts. */
export function startLinkButtons(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== ' ' || event.altKey || event.ctrlKey || event.metaKey) return;
    const link = target as HTMLElement;
    if (!link.matches('a:is([role=button], [role=tab])')) return;
    event.preventDefault();
    link.click();
  });
}

/** Lets the space bar press links with the role of a button or tab (ARIA Authoring Practices), with and without React. */
export function startLinkButtons(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== ' ' || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof HTMLElement)) return;
    if (!target.matches('a:is([role=button], [role=tab])')) return;
    event.preventDefault();
    target.click();
  });
}

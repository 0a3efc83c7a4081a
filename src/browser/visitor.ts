/** Calls a function with the element that a visitor clicks, or clicks into. It may be added to the page later. */
export const onClick = (selector: string, act: (element: HTMLElement) => void): void =>
  document.addEventListener('click', ({ target }) => {
    const element = (target as Element).closest<HTMLElement>(selector);
    if (element) act(element);
  });

/** Whether the visitor wants to save data. Firefox and Safari don't say. */
export const savesData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

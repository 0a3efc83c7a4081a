/** A stub of the popover API, which jsdom lacks. Its `toggle` events fire at once. */
export function installPopovers() {
  const open = new WeakSet<Element>();
  const matches = Element.prototype.matches;

  const set = (popover: HTMLElement, opens: boolean) => {
    if (opens) open.add(popover);
    else open.delete(popover);
    popover.dispatchEvent(
      Object.assign(new Event('toggle'), { newState: opens ? 'open' : 'closed' }),
    );
  };

  HTMLElement.prototype.showPopover = function showPopover() {
    set(this, true);
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    set(this, false);
  };
  Element.prototype.matches = function matchesPopovers(this: Element, selectors: string) {
    return selectors === ':popover-open' ? open.has(this) : matches.call(this, selectors);
  } as Element['matches'];
}

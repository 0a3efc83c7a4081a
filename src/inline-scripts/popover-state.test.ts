import { syncPopoverState } from './popover-state';

describe('syncPopoverState', () => {
  test('updates aria-expanded of the popover’s button only', () => {
    document.body.innerHTML =
      '<button popovertarget="menu"></button><nav id="menu"></nav><details>';
    syncPopoverState();
    const button = document.querySelector('button');
    const toggle = (selector: string, newState: string) =>
      document
        .querySelector(selector)!
        .dispatchEvent(Object.assign(new Event('toggle'), { newState }));
    toggle('nav', 'open');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    toggle('details', 'closed');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    toggle('nav', 'closed');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

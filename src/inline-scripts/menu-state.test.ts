import { syncPopoverState } from './menu-state';

test('the button says whether its popover is open', () => {
  document.body.innerHTML = '<button popovertarget="menu"></button><nav id="menu"></nav><details>';
  syncPopoverState();
  const button = document.querySelector('button');
  const tell = (selector: string, newState: string) =>
    document
      .querySelector(selector)!
      .dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  tell('nav', 'open');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  tell('details', 'closed');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  tell('nav', 'closed');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

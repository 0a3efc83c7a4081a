import { Rule, type DOMReadyEvent } from 'html-validate';

/**
 * A rule of the validator: a button with `popovertarget` has no `aria-expanded` of its own. Browsers tell
 * assistive technology whether the popover is open, so a second state can only contradict the first
 * (https://github.com/w3c/html-aria/pull/514).
 */
export class PopoverButtons extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const button of document.querySelectorAll('[popovertarget][aria-expanded]')) {
        this.report(button, 'aria-expanded must not be used beside popovertarget');
      }
    });
  }
}

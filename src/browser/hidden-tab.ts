/** Marks the page of a hidden tab with `data-hidden` on `<html>`, so that CSS pauses what the visitor would miss. */
export function startHiddenTab(): void {
  const mark = () => document.documentElement.toggleAttribute('data-hidden', document.hidden);
  mark();
  document.addEventListener('visibilitychange', mark);
}

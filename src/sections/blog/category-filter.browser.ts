/**
 * The category filter of the blog. Its buttons are links, which the space bar doesn't press by itself. On a phone
 * their row scrolls to the chosen one. A category in the address, `/blog?category=Technology`, leads to its page;
 * an unknown one shows no articles.
 */
export function startCategoryFilter(): void {
  document.addEventListener('keydown', (event) => {
    const link = (event.target as Element).closest?.<HTMLElement>('a[role=button]');
    if (event.key !== ' ' || !link) return;
    event.preventDefault();
    link.click();
  });

  document.addEventListener('DOMContentLoaded', () => {
    const category = new URLSearchParams(location.search).get('category');
    const filter = document.querySelector<HTMLElement>('[data-enhance=categories]');
    if (!filter) return;
    const links = [...filter.querySelectorAll('a')];
    const pressed = links.find(({ ariaPressed }) => ariaPressed === 'true');
    // The end of the one before it stays visible.
    if (pressed) filter.scrollLeft = pressed.offsetLeft - filter.offsetLeft - 60;
    if (!category) return;
    const known = links.find(({ textContent }) => textContent === category);
    if (known) return location.replace(known.href);
    for (const link of links) link.ariaPressed = 'false';
    document.querySelector<HTMLElement>('[data-posts]')!.hidden = true;
    document.querySelector<HTMLElement>('[data-no-posts]')!.hidden = false;
    return undefined;
  });
}

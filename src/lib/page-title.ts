type Site = { name: string; tagline: string };

/**
 * The text of a page's `<title>`.
 * @param title the page's own title; the home page has none
 */
export const pageTitle = (title: string | null | undefined, { name, tagline }: Site): string =>
  title ? `${title} · ${name}` : `${name}: ${tagline}`;

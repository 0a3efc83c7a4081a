type Site = { name: string; tagline: string };

/**
 * The text of a page's `<title>`.
 * @param title missing on the home page
 */
export const pageTitle = (title: string | null | undefined, { name, tagline }: Site): string =>
  title ? `${title} · ${name}` : `${name}: ${tagline}`;

type Site = { name: string; tagline: string };

/** The text of a page's `<title>`. The home page has no title of its own. */
export const pageTitle = (title: string | null | undefined, { name, tagline }: Site): string =>
  title ? `${title} · ${name}` : `${name}: ${tagline}`;

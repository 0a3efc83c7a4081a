/** What a new article begins with. */
export const NEW_ARTICLE = { date: '{{now}}', draft: true };

/** Sveltia CMS fills the same fields in articles that lack them, which would unpublish them. So they get these values. */
export const NO_NEW_ARTICLE = { date: '', draft: false };

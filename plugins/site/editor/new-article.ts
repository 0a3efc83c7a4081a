/** What a new article begins with. */
export const NEW_ARTICLE = { date: '{{now}}', draft: true };

/** For existing articles: Sveltia CMS would fill their missing fields with the values above, and unpublish them. */
export const NO_NEW_ARTICLE = { date: '', draft: false };

/** The allowed number of characters in `<title>`. Search results cut longer titles. */
export const TITLE_LENGTH = { least: 30, most: 60 };

/** The allowed number of characters in a page's description. Search results cut longer ones. */
export const DESCRIPTION_LENGTH = { least: 110, most: 160 };

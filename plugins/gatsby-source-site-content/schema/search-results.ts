/** How many characters a title has as it stands in `<title>`. Search results cut longer ones. */
export const TITLE_LENGTH = { least: 20, most: 65 };

/** How many characters a page's description has. Search results cut longer ones. */
export const DESCRIPTION_LENGTH = { least: 70, most: 160 };

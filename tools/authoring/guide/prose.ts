import { ROUTES } from '../../../src/routes';

const pages = ROUTES.map(({ path }) => `\`${path}\``).join(', ');

export const introduction = `# Writing for the site

<!-- Made by "npm run docs:writing" from the descriptions in plugins/gatsby-source-site-content/schema. Change those, not this file. -->

All texts are in \`content\`: articles in \`content/blog\`, pages of prose in \`content/pages\`, everything else in \`content/data\`, one file a section or page.

\`npm run develop\` shows the site as you write. \`npm run check:content\` tells in a second what is wrong, one sentence a problem; a build says the same and stops. A key that isn’t listed here is a problem, too: it is most likely a slip.`;

export const articles = `## Articles

\`npm run new:post "What a gap is"\` makes a file to start from.

The file’s name becomes the address: \`Süße Crème 2.md\` lives at \`/blog/suesse-creme-2\`. It is written in lower case, \`ä\`, \`ö\`, \`ü\` and \`ß\` are spelled out, other accents are left out, and whatever else is no letter from a to z and no digit becomes a hyphen. No two articles may have the same address, and renaming a file breaks links to it.

The fields stand between two lines \`---\` above the article. Each may be left out. Put quotes around a text with a colon and a space in it. Everything else stays as it is written: \`12:30\`, \`010\` and \`2025-10-19\` are texts. Files are saved as UTF-8. Hidden files, whose names begin with a dot, are left alone, and a folder named \`images\` holds no markdown.`;

export const body = `Below the fields is the article, in markdown. It can’t be empty or longer than 100,000 characters.

- **Headings** begin at \`##\`; the title is the first heading of the page.
- **Links** inside the site begin with \`/\`: ${pages}, \`/blog/…\` for an article, the name of a page of prose, \`/docs\` and \`/contact\`. \`#a-heading\` leads to a heading of the same article, \`/blog/…#a-heading\` to one of another. All of them must exist, and an article can’t link to a draft. The headings of other pages, such as those of \`/pricing\`, can’t be linked to.
- **Pictures** lie beside the article, such as \`![A bowl of soup](./images/soup.jpg)\`. What they show must stand in the brackets. A picture alone in its paragraph may have a caption: \`![A bowl of soup](./images/soup.jpg "Soup for five")\`.
- **Notes** that stand out begin with \`> [!NOTE]\`, \`> [!TIP]\`, \`> [!IMPORTANT]\`, \`> [!WARNING]\` or \`> [!CAUTION]\` on a line of their own. A plain \`>\` is a pull quote.
- **Footnotes**: \`a claim[^1]\`, and \`[^1]: The note.\` anywhere below.
- **Code** between lines of three backticks gets its colors if the language stands behind the first three.
- **HTML** is kept as far as it is text; an element that a page can’t show, such as \`<video>\`, is a problem. Comments are never published.

Three headings or more make a table of contents. A draft, or an article whose date is still to come, is shown by \`npm run develop\` with a badge and left out of the build; \`SITE_NOW=2026-01-01T00:00:00Z npm run build\` builds as of another moment.`;

export const prosePages = `## Pages of prose

A file of \`content/pages\` becomes a page: \`About us.md\` lives at \`/about-us\`. Its name becomes the address as that of an article does. No two pages may have the same address, and some addresses are taken, such as \`/pricing\` and \`/share\`. The files lie in \`content/pages\` itself, and their pictures may lie in folders below it.

Below the fields is the text of the page, in the same markdown as an article. The page has a head, a share picture, and a place in the sitemap and in \`llms.txt\` like every other page.`;

export const data = `## Data files

Every field is required unless the table says otherwise. \`slides[].image\` is the field \`image\` of each entry of the list \`slides\`. Paths of pictures begin at the file that names them.`;

import { factNames } from '../../../plugins/gatsby-source-site-content/prose-page-facts';
import { ROUTES } from '../../../src/routes';

const facts = factNames.map((name) => `\`{${name}}\``).join(', ');
const pages = ROUTES.map(({ path }) => `\`${path}\``).join(', ');

export const introduction = `# Writing for the site

<!-- Made by "npm run docs:writing" from the schemas in plugins/gatsby-source-site-content/schema and the texts in tools/authoring/guide. Change those, not this file. -->

All text is in \`content\`: articles in \`content/blog\`, pages of prose in \`content/pages\`, everything else in \`content/data\`, one file for each section or page. First come the tasks, then every field.

While you write, two commands help:

- \`npm run develop\` shows the site at http://localhost:8000 as you save. It shows problems in front of the page.
- \`npm run check:content\` reports all problems within a second, one sentence for each. A build reports the same and stops. Unknown keys are problems, too, because most of them are misspelled.`;

export const tasks = `## Tasks

### Write an article

1. \`npm run new:post "What a gap is"\` creates \`content/blog/what-a-gap-is.md\`. It becomes \`/blog/what-a-gap-is\`.
2. Fill in the fields between the two lines \`---\`. [The table](#articles) explains each.
3. Write the article below them, in markdown. Begin headings with \`##\`.
4. Delete the line \`draft: true\`. An article whose date is in the future appears on that day.
5. Run \`npm run check:content\` and \`npm run check:prose\`, then commit.

### Let the editor help

Every data file names its schema with its first key, \`$schema\`. VS Code and most other editors then complete keys, show what a field is and what to write, and mark wrong values while you type. In a list, Ctrl+Space in VS Code proposes a whole new entry.

VS Code has no schemas for the fields above an article or a page of prose. There, with nothing to install:

1. Press Ctrl+Space between the two lines \`---\`. It completes the fields and says what each is.
2. Choose Terminal > Run Build Task once. From then on, every problem of the content is marked on its line after each save.

Rules that look at several fields or files, such as prices that must fit each other, are known only to that task, \`npm run check:content\` and builds.

### Add a picture

1. Save it as JPEG or PNG, at least 1200 pixels wide, in \`content/blog/images\`.
2. Write \`![A bowl of tomato soup.](./images/soup.jpg)\` on a line of its own. The brackets say what is in the picture, for people who can’t see it.
3. A caption follows the path: \`![A bowl of tomato soup.](./images/soup.jpg "Soup for five")\`.
4. For the picture above the article, set \`image\` and \`imageAlt\` in the fields instead.

The build makes all sizes and formats.

### Change a price

1. In \`content/data/plans.json\`, change \`monthlyPrice\` and \`annualPrice\` of the plan.
2. Run \`npm run check:content\`. It names every other figure that doesn’t fit, such as \`originalAnnualPrice\` and \`savings\`.
3. With the badge \`50% OFF\`, each annual price must be half of twelve monthly prices.

### Add a page

1. Create \`content/pages/about.md\`. It becomes \`/about\`.
2. Write \`title\` and \`description\` between two lines \`---\`, and the text below them.
3. \`footer: true\` adds a link to the last line of the footer.

A page with sections of its own needs code: [development](development.md#add-a-page).

### Rename an article or change its address

1. Rename the file: \`soup.md\` becomes \`tomato-soup.md\`.
2. Add its former name to the fields: \`formerly: [soup]\`. The old address then leads to the new one.
3. Run \`npm run check:content\`. It names every link inside the site that still uses the old address.

### Schedule an article

1. Set \`date\` to the day on which it should appear. A time with its zone may follow, such as \`2026-03-01T08:00:00+01:00\`.
2. Commit. The article appears with the first build after that moment; the workflow builds every morning.
3. To look at it before: \`npm run develop\` shows it with a badge, and \`SITE_NOW=2026-03-02T00:00:00Z npm run build\` builds as of another day.

### Withdraw an article

1. To take it off the site and keep the file, set \`draft: true\`.
2. To remove it for good, delete the file. Its address then leads to the blog.
3. Run \`npm run check:content\`. It names every link that led to the article.`;

export const articles = `## Articles

The file’s name becomes the address: \`Süße Crème 2.md\` becomes \`/blog/suesse-creme-2\`. Letters become lower case; \`ä\`, \`ö\`, \`ü\` and \`ß\` are spelled out; other accents are removed. Everything else that isn’t a letter from a to z or a digit becomes a hyphen. Two articles can’t have the same address.

The fields are between two lines \`---\` above the article. All are optional. Put quotes around a text that contains a colon and a space. Everything else stays as it is written: \`12:30\` and \`010\` are texts. Save files as UTF-8. Hidden files, whose names begin with a dot, are ignored.`;

export const body = `The article follows in markdown. It can’t be empty or longer than 100,000 characters.

- **Headings** begin at \`##\`, because the title is the first heading of the page.
- **Links** inside the site begin with \`/\`: ${pages}, \`/blog/…\` for an article, the name of a page of prose, \`/docs\` and \`/contact\`. \`#a-heading\` leads to a heading of the same article, \`/blog/…#a-heading\` to one of another article. All targets must exist, and an article can’t link to a draft. Headings of other pages, such as \`/pricing\`, can’t be linked to.
- **Pictures** are files beside the article: \`![A bowl of soup](./images/soup.jpg)\`. The brackets must say what is in the picture.
- **Callouts** begin with \`> [!NOTE]\`, \`> [!TIP]\`, \`> [!IMPORTANT]\`, \`> [!WARNING]\` or \`> [!CAUTION]\` on a line of its own. A plain \`>\` is a pull quote.
- **Footnotes**: \`a claim[^1]\`, and \`[^1]: The note.\` anywhere below.
- **Code** is between lines of three backticks. The name of its language after the first three adds colors.
- **HTML** is kept if it is text. Other elements, such as scripts, frames and videos, are a problem.

An article with three headings or more has a table of contents.`;

export const prosePages = `## Pages of prose

A file of \`content/pages\` becomes a page: \`About us.md\` becomes \`/about-us\`, by the same rules as an article’s address. Some addresses are taken, such as \`/pricing\` and \`/share\`. Pages must be in \`content/pages\` itself; their pictures may be in folders below it.

The text below the fields uses the same markdown as an article. The page gets a head, a share picture, and its place in the sitemap and in \`llms.txt\` like every other page.

Names in braces stand for facts, so that a text stays true when a fact changes: ${facts}.`;

export const data = `## Data files

Every field is required unless the table says otherwise. \`slides[].image\` is the field \`image\` of each entry of the list \`slides\`. Paths of pictures start at the file that names them. \`$schema\` is for editors; no page shows it.`;

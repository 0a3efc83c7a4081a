/** @jest-environment node */
import { symlink } from 'node:fs/promises';
import { contentCopy, rowsOf } from '../../../tests/unit/content-copy';
import { pictureFile } from '../../../tests/unit/picture-file';

const copy = contentCopy();

const FILE = 'content/blog/soup.md';

const noDay = (found: string) => `expected a day such as 2025-10-19, found "${found}"`;

/** The fields above an article, and the line and the problem that the check reports. */
const BROKEN_FIELDS = rowsOf(String.raw`
date: 2025-10-19\ntitel: Soup | 3  titel: unknown key, did you mean "title"?
title: Soup\nauthor: []\nformerly: []\nauthorURL: https://a.example | 5  authorURL: unknown key; the keys here are title, excerpt, category, author, date, updated, readTime, image, imageAlt, invertImageInDarkMode, formerly, draft
date: 2025-02-30 | 2  date: ${noDay('2025-02-30')}
date: 2025-02-29T10:00:00Z | 2  date: ${noDay('2025-02-29T10:00:00Z')}
date: yesterday | 2  date: ${noDay('yesterday')}
date: 0001-01-01 | 2  date: ${noDay('0001-01-01')}
updated: 9999-01-01 | 2  updated: ${noDay('9999-01-01')}
title: 2025 | 2  title: expected text, found the number 2025; put it in quotes
author: [Ada, 5] | 2  author: expected text or a list, found a list
title: [Soup, Stew] | 2  title: expected text, found a list
readTime: 6 | 2  readTime: expected a time such as 6 min read, found the number 6
draft: yes | 2  draft: expected true or false, found "yes"
formerly: old-broth | 2  formerly: expected a list, found "old-broth"
title: Soup\nformerly: [old-soup, /blog/Old Soup] | 3  formerly[1]: expected an old address of Latin letters, digits, dots and hyphens, such as old-soup or /2019/05/soup.html, found "/blog/Old Soup"
formerly:\n  - old-stew\n  - soup | 4  formerly[1]: expected an address that is no longer used, but /blog/soup is the address of content/blog/soup.md
formerly: [/pricing/] | 2  formerly[0]: expected an address that is no longer used, but /pricing is the address of a page of this site
imageAlt: Soup. | 2  imageAlt: says what an image shows, but there is no image
imageAlt: Soup.\nimage: ./soup.jpg | 3  image: there is no picture "./soup.jpg"
imageAlt: Soup.\nimage: ./soup.md | 3  image: "./soup.md" is no picture that can be read
author: Ada\ntitle: Soup: the best | 3  broken YAML in "title: Soup: the best": put text with a colon in quotes
title: "Soup | 2  broken YAML in "title: "Soup": missing closing "quote
title: Soup\ntitle: Stew | 3  broken YAML in "title: Stew": this key has a value already
title: Hot #1 soup | 2  YAML takes "#1 soup" for a comment; put the text in quotes
category: sorting | 2  category: "sorting" is "Sorting" in content/blog/2024-05-06-a-day-in-the-name.md; write both alike
title: *soup | 1  broken YAML: put text that begins with * in quotes
title: @soup | 2  broken YAML in "title: @soup": put text that begins with such a character in quotes
title: 'It's soup' | 2  broken YAML in "title: 'It's soup'": put text with quotation marks in quotes of the other kind
title: !!js/function "Soup" | 2  broken YAML in "title: !!js/function "Soup"": put text that begins with ! in quotes
`);

test.each(BROKEN_FIELDS)('reports the fields %j', async (fields, problem) => {
  await copy.post('soup', fields);
  expect(await copy.check()).toEqual([`${FILE}:${problem}`]);
});

/** Articles, and the line and the problem that the check reports. */
const BROKEN_ARTICLES = rowsOf(String.raw`
---\nSoup\n---\n\nSoup. | 1  expected fields such as "title: Soup", found "Soup"
---\ntitle: Soup\n | 1  the fields above the text are YAML between two lines ---, found only one
---js\n{ title: "Soup" }\n---\n\nSoup. | 1  the fields above the text are YAML between two lines ---, found "---js"
+++\ntitle = "Soup"\n+++\n\nSoup. | 1  the fields above the text are YAML between two lines ---, found "+++"
---\ntitle: Soup\n---more\n\nSoup. | 3  the fields above the text end with a line --- alone, found "---more"
---\ntitle: Soup\n---\n\n<!-- soon -->\n | 4  there is no article below the fields
---\ntitle: Hot soup\n---\n\n# Hot soup\n\nSoup. | 5  this heading is the title again, which the page shows above it; delete it
---\n---\n\n[a]: /pricing | 3  there is no article below the fields
Soup:\n\n![](https://pictures.example/soup.jpg) | 3  the picture "https://pictures.example/soup.jpg" needs alternative text: ![what it shows](https://pictures.example/soup.jpg)
![Soup](soup.jpg) | 1  there is no picture "soup.jpg"
Soup.\n\n<img src="nowhere.jpg" alt="Soup"> | 3  there is no picture "nowhere.jpg"
![Soup](http://soup.example/soup.jpg) | 1  expected the path of a picture beside this file or an address that begins with https:, found "http://soup.example/soup.jpg"
# Soup\n\nSee the [prices](/pricng). | 3  there is no page "/pricng", did you mean "/pricing"?
Soup <a href="/pricng">here</a>. | 1  there is no page "/pricng", did you mean "/pricing"?
See [this](/blog/soups). | 1  there is no article "/blog/soups", did you mean "/blog/soup"?
## Hot soup\n\nSee [above](#hot-soups). | 3  this article has no heading for "#hot-soups", did you mean "#hot-soup"?
See [a](/2023/soup.html), [b](/favicon.svg). | 1  there is no page "/2023/soup.html", did you mean "/blog/soup"?
See [a](/blog/category/nothing-here). | 1  there is no page "/blog/category/nothing-here", did you mean "/blog/category/sorting"?
**Soup:**hot. | 1  "**Soup:**" isn’t bold, because it touches a letter; put a space beside it, or write <b>
See [ ](/pricing). | 1  the link to "/pricing" has no text; write one between [ and ]
See [the other](./other.md). | 1  expected a link that begins with /, such as /blog/…, found "./other.md"
See [this](javascript:alert(1)). | 1  expected a link that begins with https:, mailto:, tel:, / or #, found "javascript:alert(1)"
Soup.\n\n<video src="soup.mp4"></video> <Tweet /> <video> | 3  the page can’t show <video> and <Tweet>; write what it shows, use a picture, or put it in backticks
Soup.\n\n<p data-foo-bar="" aria-labelledby="x">Hot.</p> | 3  delete data-foo-bar and aria-labelledby: the page leaves such attributes out
Soup.\n\n<div>\n![a](b.jpg)\n</div> | 4  "![a](b.jpg)" is printed as it is, because it is inside HTML; put empty lines around it, or write it as HTML
<p title="**">**Hot** soup.</p> | 1  "**Hot**" is printed as it is, because it is inside HTML; put empty lines around it, or write it as HTML
<details>\n<summary>Soup</summary>\n- hot\n</details> | 3  "- hot" is printed as it is, because it is inside HTML; put empty lines around it, or write it as HTML
Soup.\n\n<!-- soon\n\n**Hot.** | 3  this comment has no end, so the page leaves out what follows; write --> there
<a name="content"></a>Soup. | 1  the page has a place "content" already; choose another id
<b id="own">Soup</b>\n<i id="own">Hot</i> | 2  the page has a place "own" already; choose another id
~~~\na\n~~~\n\n%%a%% %%b%% | 5  "%%a%%" is a comment of another system; delete it, or put it between <!-- and --> (and 1 more like it)
Soup.\n\n~~~js\nsoup() | 3  this code has no end; write ~~~ below it
Soup.\n\n<details>\n\nHot. | 3  "<details>" has no end; write </details> where it ends
<kbd>Ctrl</kbd> and</kbd> soup. | 1  "</kbd>" ends nothing; delete it
a|b\n-|-\n1|2|3 | 3  the table has 2 columns, but this row has 3 cells; write \| for a bar inside of a cell
Soup.\n\n[^1]: Hot. | 3  nothing leads to the footnote [^1]; write [^1] in the text, or delete it
Soup[^a].\n\n[^a]: Hot.\n\n[^a]: Cold. | 5  there is a [^a] already; give this one another name
Soup.\n\n[Tip]: salt | 3  [Tip]: begins the address of a link here; write \[Tip]: to show it
Soup.\n\n<p class="a" style="b">Hot.</p> <p class="c">Cold.</p> | 3  delete class and style: the page leaves such attributes out
See [this](/2020/05/soup/). | 1  there is no page "/2020/05/soup/", did you mean "/blog/soup"?
Soup.\n\n> [!NOTES]\n> Hot. | 3  expected "[!NOTE]", "[!TIP]", "[!IMPORTANT]", "[!WARNING]", "[!CAUTION]" or "[!PULLQUOTE]", found "[!NOTES]", did you mean "[!NOTE]"?
Soup.\n\n### Hot | 3  this heading skips a level; begin it, and all like it, with ##
See http://localhost:8000/soup. | 1  only your own computer has "http://localhost:8000/soup"; put it in backticks
> [!NOTE] Hot. | 1  put the marker [!NOTE] on its own line
`);

/** Texts in the syntax of other systems, and what the check says of the part in it. */
const OTHER_SYNTAX = rowsOf(String.raw`
{{< figure src="a.jpg" >}} | is code of another system, such as Hugo or Jekyll; replace it with what it shows
{% include soup.html %} | is code of another system, such as Hugo or Jekyll; replace it with what it shows
<b style={{ color: "red" }}> | is a tag of JSX; write it as HTML, or what it shows
{/* soon */} | is a comment of another system; delete it, or put it between <!-- and -->
import Soup from './soup' | is code of MDX; delete it
{#own-id} | is for kramdown; delete it: headings have ids, and <img … width="200"> makes a picture smaller
%%not for readers%% | is a comment of another system; delete it, or put it between <!-- and -->
^37066d | is a mark of Obsidian, to which nothing leads; delete it
^[a note] | is no footnote here; write [^1], and [^1]: with the note below
#soup #stew | isn’t a heading: put a space after #; a tag goes into category
::: | is for a box of another system; begin one with > [!NOTE]
!!! note "Hot" | is for a box of another system; begin one with > [!NOTE]
Hot.\ | is printed with its backslash; delete the backslash
<?php echo 1 ?> | is a program or a declaration, which the page leaves out; put it in a code block
\[gallery ids="1,2"\] | is a shortcode; replace it with what it shows
[[toc]] | isn’t needed, because the page lists the headings; delete it
$\frac{1}{2}$ | is a formula, which the page can’t draw
==hot== | doesn’t highlight text; put it between <mark> and </mark>
:tada: | is the name of an emoji; write 🙂 itself
[[Stew]] | is a link of a wiki; write [its text](/blog/…)
![Soup.](./images/my soup.jpg) | is no link or picture, because its address has a space; put < and > around the address
[^nowhere] | leads to no footnote; add a line [^…]: with its text
[text][nowhere] | leads nowhere; add a line […]: with the address, or write [text](address)
`);

test.each(OTHER_SYNTAX)('reports %s outside of code', async (part, problem) => {
  await copy.body('soup', `Soup \`${part}\`.\n\n${part}\n\n\`\`\`md\n${part}\n\`\`\``);
  expect(await copy.check()).toEqual([`${FILE}:3  "${part}" ${problem}`]);
});

test.each(BROKEN_ARTICLES)('reports the article %j', async (article, problem) => {
  await copy.body('soup', article);
  expect(await copy.check()).toEqual([`${FILE}:${problem}`]);
});

test.each([
  ['fields', `---\ntitle: ${'['.repeat(20_000)}\n---\n\nSoup.`],
  ['quotations', `${'> '.repeat(10_000)}Soup.`],
  ['elements', `${'<div>'.repeat(10_000)}Soup.`],
])('reports %s that are nested too deeply with a sentence', async (_kind, article) => {
  await copy.body('soup', article);
  const problem = /^content\/blog\/soup\.md:[12] {2}.* are nested too deeply$/;
  expect(await copy.check()).toEqual([expect.stringMatching(problem)]);
});

test('reports a former slug of two articles', async () => {
  for (const name of ['salad-1', 'salad-2']) await copy.post(name, 'formerly: [old-salad]');
  expect(await copy.check()).toEqual([
    'content/blog/salad-2.md:2  formerly[0]: expected an address that is no longer used, but /blog/old-salad already leads to content/blog/salad-1.md',
  ]);
});

test('reports a picture that is cut off, and one without imageAlt that is too small', async () => {
  const whole = await pictureFile(1400, 900);
  await copy.write('content/blog/cut.png', whole.subarray(0, whole.length - 400));
  await copy.post('soup', 'image: ./cut.png\nimageAlt: Soup.');
  await copy.write('content/blog/small.png', await pictureFile(300, 200));
  await copy.post('stew', 'image: ./small.png');
  expect(await copy.check()).toEqual([
    `${FILE}:2  image: "./cut.png" is a damaged picture (PNG); save it again, or copy it again from where it came`,
    'content/blog/stew.md:2  image: expected a picture at least 1200 pixels wide, "./small.png" has 300',
    'content/blog/stew.md:2  image: needs an imageAlt that says what the picture shows',
  ]);
});

test('reports links to a draft, to a later article and to a missing heading of another', async () => {
  await copy.post('unready', 'draft: true');
  await copy.post('coming', 'date: 2099-03-01T23:00:00-05:00');
  await copy.body('stew', '## Hot stew\n\nStew.');
  await copy.body('soup', '[a](/blog/unready)\n[b](/blog/coming)\n[c][c]\n\n[c]: /blog/stew#cold');
  expect(await copy.check()).toEqual([
    `${FILE}:1  the article "/blog/unready" is still a draft`,
    `${FILE}:2  the article "/blog/coming" appears later, on 2099-03-02`,
    `${FILE}:3  that article has no heading for "/blog/stew#cold"`,
  ]);
});

test('reports a symbolic link to a missing file, and two articles with one address', async () => {
  await symlink('nowhere.md', copy.at('content/blog/lost.md'));
  for (const name of ['soup', 'Soup!']) await copy.body(name, 'Soup.');
  expect(await copy.check()).toEqual([
    'content/blog/lost.md  the file can’t be read; it may be a folder, or a link to nowhere',
    `${FILE}  the address /blog/soup is already taken by content/blog/Soup!.md`,
  ]);
});

/** Names of files, and what the check reports behind them. */
const BROKEN_NAMES = rowsOf(String.raw`
soup.mdx | this folder is for .md files and pictures; rename the file, or delete it
index.md | the address /blog/index is reserved for files that the build writes; rename the file
images/readme.md | a markdown file becomes an article, and a folder named images holds pictures only
….md | the file’s name needs a Latin letter or a digit, because it becomes the address
`);

test.each(BROKEN_NAMES)('reports the file %s', async (name, problem) => {
  await copy.write(`content/blog/${name}`, 'Soup.');
  expect(await copy.check()).toEqual([`content/blog/${name}  ${problem}`]);
});

test('reports other bytes than UTF-8, and the text of a file .MD', async () => {
  await copy.write(FILE, Buffer.from('---\ntitle: Soup\n---\n\nCrème', 'latin1'));
  await copy.write('content/blog/stew.MD', '---\ntitel: Soup\n---\n\nSoup.');
  expect(await copy.check()).toEqual([
    `${FILE}:5  expected text in UTF-8, found other bytes; save the file as UTF-8`,
    'content/blog/stew.MD:2  titel: unknown key, did you mean "title"?',
  ]);
});

const ACCEPTED: Record<string, string> = {
  'no fields at all': 'Only text.',
  'a task list with numbers': '1. [ ] Chop\n2. [x] Boil',
  'empty fields': '---\n---\n\nText.',
  'fields without a value': '---\ntitle:\ndate: ""\nimage: " "\ndraft: null\n---\n\nText.',
  'markup in the title': '---\ntitle: <b>Soup</b> & *stew*\n---\n\nText.',
  'a number in quotes as the title': '---\ntitle: "2025"\n---\n\nText.',
  'right-to-left text': '---\ntitle: مرحبا\n---\n\n## شوربة\n\nانظر [هنا](#شوربة).',
  'a leap day': '---\ndate: 2024-02-29\n---\n\nText.',
  'a string that YAML 1.1 read as a boolean': '---\nauthor: no\n---\n\nText.',
  'several authors': '---\nauthor: [Ada, Bo]\n---\n\nText.',
  'a time as other systems write it': '---\ndate: 2015-01-02 7:30:00 -0800\n---\n\nText.',
  'a time in another zone': '---\ndate: 2025-12-31T23:59:59+02:00\n---\n\nText.',
  'lines that end as on Windows, and a change on the day of the article':
    '---\r\ndate: 2025-10-19T08:00\r\nupdated: 2025-10-19\r\n---\r\n\r\n> [!NOTE]\r\n> Text.\r\n\r\n```\r\nsoup\r\n```\r\n',
  'a byte order mark': '\uFEFF---\ntitle: Soup\n---\n\nText.',
  'a rule at the beginning of the text': '---\ntitle: Soup\n---\n\n---\n\nText.',
  'headings of the same name': '## Part\n\n## Part\n\n[First](#part), [second](#part-1).',
  'links of every kind':
    '[a](/) [b](/blog) [c](/pricing?period=annual#plans) [d](/docs) [e](/rss.xml) [f](https://x.example) [g](mailto:a@x.example) [h](#)[^1]\n\n## With `code`\n\n[i](#with-code)\n\n[^1]: Note.',
  'breaks, boxes and HTML before text':
    'One  \ntwo\\\nthree.\n\n- [ ] todo\n- [x] done[^1]\n\n<b>Soup</b> and <br> stew.\n\n[^1]: Note.',
  'braces, colons, dollars and brackets that mean nothing':
    'A {name}, {a: 1} and {a, b}; 10:30:45, $5 or $6, a == b, [x], \\[^1\\] [!].\n\n<!-- {{ x }} -->',
  'HTML that needs no end, and text in it that looks like markdown':
    "<ul>\n<li>* a\n<li><code>**b**</code>\n</ul>\n\n[a url='https://soup.example']; `**c**`; [[1]](/pricing)\n\n[//]: # (note)",
  'links to the places of an author':
    '<a name="end"></a><b id="own">Soup</b>, [a](#end), [b](/blog/soup#own)',
  'a linked picture, and an attribute that the site sets itself':
    '[![Soup](https://a.example/b.jpg)](/pricing) <a href="/pricing" rel="nofollow">Stew</a>',
  'markers of callouts elsewhere': '> ## [!SOUP]\n\n- [!SOUP]\n\n  Hot.',
  'code that looks like a link': '`[a](/nowhere)`\n\n```md\n![](nowhere.jpg)\n```',
};

test.each(Object.entries(ACCEPTED))('accepts %s', async (_name, text) => {
  await copy.body('soup', text);
  expect(await copy.check()).toEqual([]);
});

test('accepts an SVG of any width, and a picture with a space in its name', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';
  await copy.write('content/blog/soup.svg', svg);
  await copy.write('content/blog/hot soup.png', await pictureFile(30, 20));
  const fields = 'image: ./soup.svg\nimageAlt: Soup.';
  await copy.post('soup', fields, '![Soup](<hot soup.png>) ![Soup](hot%20soup.png)');
  expect(await copy.check()).toEqual([]);
});

test('accepts a link of a scheduled article to one that appears before it', async () => {
  await copy.post('first', 'date: 2099-03-01');
  await copy.post('second', 'date: 2099-03-02', 'See [this](/blog/first).');
  expect(await copy.check()).toEqual([]);
});

test('accepts hidden files, which Gatsby doesn’t read either', async () => {
  for (const name of ['._soup', '.notes/soup']) await copy.body(name, '---\ntitel: Soup');
  await copy.write('content/data/.DS_Store', '');
  expect(await copy.check()).toEqual([]);
});

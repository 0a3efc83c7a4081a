/** @jest-environment node */
import { copyContent, type ContentCopy } from '../../tests/unit/content-copy';
import { formatProblem } from '../../plugins/gatsby-source-site-content/check/problem';
import site from '../../content/data/site.json';
import { describePlaceholders, remindOfPlaceholders } from './describe-placeholders';
import { findPlaceholders } from './find-placeholders';

const SITE = 'content/data/site.json';

const find = async ({ root }: ContentCopy) => (await findPlaceholders(root)).map(formatProblem);

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: ${title}, who publishes this site, where to find us, and what holds for you.\nfooter: true\n---\n\nSoup House, 1 Main Street.\n`;

/** Replaces every placeholder, as a company does before its launch. */
async function fill({ write }: ContentCopy) {
  const filled = JSON.stringify({ ...site, copyright: '2027 Soup House, Inc.' }, null, 2)
    .replaceAll('evenplate.example', 'soup.house')
    .replaceAll('evenplate_example', 'souphouse')
    .replace('"/docs"', '"https://docs.soup.house"')
    .replace('"/contact"', '"https://help.soup.house"');
  await write(SITE, filled);
  await write('SECURITY.md', 'Write to security@soup.house.');
  await write('content/pages/terms.md', page('Terms of use'));
  await write('content/pages/Imprint.md', page('Imprint and contact'));
}

describe('findPlaceholders', () => {
  test('finds nothing in a filled copy, whose content has no problems', async () => {
    const copy = await copyContent();
    await fill(copy);
    expect(await find(copy)).toEqual([]);
    expect(await copy.check()).toEqual([]);
  });

  test('finds every address, mailbox, profile and page of the site as it is delivered', async () => {
    const found = (await find(await copyContent())).join('\n');
    for (const name of [
      'siteUrl',
      'appUrl',
      'parentDomain',
      'docsUrl',
      'contactUrl',
      'creatorsEmail',
      'professionalsEmail',
      'securityEmail',
      'social[0].url',
      'social[4].url',
      'copyright',
      'content/pages/terms.md',
      'content/pages/imprint.md',
    ]) {
      expect(found).toContain(name);
    }
  });

  test.each([
    [
      SITE,
      'docs.soup.house',
      'docs.soup.test',
      `${SITE}:11  docsUrl: "https://docs.soup.test" is a placeholder; put the address of your documentation, with https://`,
    ],
    [
      SITE,
      '2027 Soup House, Inc.',
      ' ',
      `${SITE}:58  copyright: " " is a placeholder; put the year and the company that publishes the site, such as "2026 Evenplate Foods, Inc."`,
    ],
    [
      'content/data/creators.json',
      '"title": "',
      '"title": "help@evenplate.example ',
      expect.stringMatching(
        /^content\/data\/creators\.json:\d+ {2}title: .* put an address of yours$/,
      ),
    ],
    [
      'SECURITY.md',
      'soup.house',
      'evenplate.example',
      'SECURITY.md:1  put an address of yours in "Write to security@evenplate.example."',
    ],
    [
      'content/pages/privacy.md',
      'footer: true',
      'footer: false',
      'content/pages/privacy.md  footer: put true, so that people find it',
    ],
  ])('finds a placeholder that is left in %s', async (file, from, to, problem) => {
    const copy = await copyContent();
    await fill(copy);
    await copy.replace(file, from, to);
    expect(await find(copy)).toEqual([problem]);
  });
});

const LEFT = [{ file: SITE, line: 1, key: 'copyright', message: 'missing' }];

test('describePlaceholders lists and counts them', () => {
  expect(describePlaceholders(LEFT)).toBe(
    `${SITE}:1  copyright: missing\n\n1 thing is left to do before the launch.`,
  );
  expect(describePlaceholders([])).toBe('Nothing on this site is a placeholder.');
});

describe('remindOfPlaceholders', () => {
  test('counts the remaining placeholders for a real host', () => {
    expect(remindOfPlaceholders('https://soup.house', LEFT)).toBe(
      'https://soup.house isn’t ready for a launch: 1 thing is left to do. "npm run check:launch" lists them.',
    );
  });

  test.each([
    ['on a reserved host', 'https://www.evenplate.example', LEFT],
    ['when nothing is left', 'https://soup.house', []],
  ])('says nothing %s', (_when, url, left) => {
    expect(remindOfPlaceholders(url, left)).toBeUndefined();
  });
});

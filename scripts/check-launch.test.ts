/** @jest-environment node */
import { formatProblem } from '../plugins/site/check';
import { temporaryFolder } from '../tests/unit/temporary-folder';
import { findPlaceholders } from './check-launch';

const { at, write } = temporaryFolder();

const SITE = {
  siteUrl: 'https://soup.house',
  docsUrl: 'https://docs.soup.house',
  contactUrl: 'https://help.soup.house',
  copyright: '2027 Soup House, Inc.',
};

/** Writes a project without placeholders, with some files and some fields of `site.json` replaced. */
function find({ site = {}, ...files }: { site?: object; [file: string]: unknown } = {}) {
  const page = 'Soup House, 1 Main Street.\n';
  const all = {
    'content/data/site.json': JSON.stringify({ ...SITE, ...site }, null, 2),
    'content/data/interface.json': '["/privacy", "/terms", "/imprint"]',
    'content/pages/privacy.md': page,
    'content/pages/terms.md': page,
    'content/pages/imprint.md': page,
    'static/.well-known/security.txt':
      'Contact: mailto:a@soup.house\nExpires: 2027-10-31T00:00:00Z\n',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) if (text !== '') write(file, String(text));
  return findPlaceholders(at(), new Date('2027-01-01T00:00:00Z')).map(formatProblem);
}

test('finds nothing once all placeholders are replaced', () => {
  expect(find()).toEqual([]);
});

const LEFT = {
  'content/data/site.json:2  "https://www.soup.example" is a placeholder; put an address of yours':
    { site: { siteUrl: 'https://www.soup.example' } },
  'content/data/site.json:6  "https://x.com/soup_example" is a placeholder; put an address of yours':
    { site: { social: 'https://x.com/soup_example' } },
  'SECURITY.md:1  "security@soup.example," is a placeholder; put an address of yours': {
    'SECURITY.md': 'Write to security@soup.example, in English.',
  },
  'content/data/site.json  contactUrl: this site has no page /contact; put an address with https://':
    { site: { contactUrl: '/contact' } },
  'content/data/site.json  copyright: missing; put the year and the company, such as "2026 Evenplate Foods, Inc."':
    { site: { copyright: undefined } },
  'content/pages/imprint.md  missing; write who publishes the site, with a postal address, and link to it from noteLinks in content/data/interface.json':
    { 'content/pages/imprint.md': '' },
  'content/data/interface.json  put a link to /terms into noteLinks, so that people find the page':
    { 'content/data/interface.json': '["/privacy", "/imprint"]' },
  'static/.well-known/security.txt  expires in 30 days; put a day within a year after "Expires:"': {
    'static/.well-known/security.txt': 'Expires: 2027-01-31T00:00:00Z',
  },
  'static/.well-known/security.txt  names no day on which it expires; put a day within a year after "Expires:"':
    { 'static/.well-known/security.txt': 'Contact: mailto:a@soup.house' },
};

test.each(Object.entries(LEFT))('says "%s"', (problem, changed) => {
  expect(find(changed)).toEqual([problem]);
});

// npm run check:launch: lists what is left to do before the site moves to its own domain. Fails if anything is left.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where owners replace placeholders: addresses, mailboxes and profiles of the reserved domain. */
const PLACES = ['content', 'static', 'SECURITY.md'];
const PLACEHOLDER = /[.@]example|_example/;

/** Pages that only the owner can write, by their paths. */
const OWN_PAGES = { terms: 'the terms of use', imprint: 'the legal notice, with a postal address' };

/** A security.txt that expires sooner needs a new date now. */
const MIN_DAYS = 60;

/** All files at a path, including untracked ones. */
function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}

/** The lines that contain a placeholder. A file with a null character isn't text. */
function placeholders(): string[] {
  return PLACES.flatMap(filesIn).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (text.includes('\0')) return [];
    const lines = text.split('\n').map((line, index) => ({ line: line.trim(), number: index + 1 }));
    return lines
      .filter(({ line }) => PLACEHOLDER.test(line))
      .map(({ line, number }) => `${file}:${number}  ${line.slice(0, 160)}`);
  });
}

/** The pages of the owner that are missing, or to which the footer doesn't link. */
function missingPages(): string[] {
  const labels = readFileSync('content/data/interface.json', 'utf8');
  return Object.entries(OWN_PAGES).flatMap(([name, what]) => {
    const file = `content/pages/${name}.md`;
    if (!existsSync(file)) return [`${file}  is missing: write ${what}`];
    if (!labels.includes(`"/${name}"`))
      return [`content/data/interface.json  has no link to /${name}: add it to "noteLinks"`];
    return [];
  });
}

function missingCopyright(): string[] {
  const { copyright } = JSON.parse(readFileSync('content/data/site.json', 'utf8'));
  if (copyright) return [];
  return ['content/data/site.json  has no "copyright": add the year and your company'];
}

function expiringContact(): string[] {
  const file = 'static/.well-known/security.txt';
  const [, expires = ''] = /^Expires: (.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  if (days >= MIN_DAYS) return [];
  const found = expires ? `expires on ${expires}` : 'has no "Expires"';
  return [`${file}  ${found}: put in a day within a year`];
}

/** Statements of the privacy page that a setting in `site.json` makes untrue. */
const UNTRUE_WITH = {
  analytics: /It loads no scripts|It doesn’t count visitors/,
  tellMeWhen: /It doesn’t ask who you are/,
};

/** The lines of the privacy page that settings make untrue. */
function untruePrivacy(): string[] {
  const file = 'content/pages/privacy.md';
  const site = JSON.parse(readFileSync('content/data/site.json', 'utf8'));
  const settings = Object.entries(UNTRUE_WITH).filter(([setting]) => site[setting]);
  if (settings.length === 0) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return settings.flatMap(([setting, untrue]) =>
    lines.flatMap((line, index) =>
      untrue.test(line)
        ? [`${file}:${index + 1}  is not true with "${setting}" in site.json: ${line.trim()}`]
        : [],
    ),
  );
}

const left = [
  ...placeholders(),
  ...missingPages(),
  ...missingCopyright(),
  ...expiringContact(),
  ...untruePrivacy(),
];
for (const line of left) console.error(line);
if (left.length > 0) {
  console.error(`\nLeft to do before the launch: ${left.length}.`);
  process.exitCode = 1;
} else console.log('Nothing is left to do before the launch.');

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  inOrder,
  problemsIn,
  type Problem,
} from '../../plugins/gatsby-source-site-content/check/problem';
import { parseJson } from '../../plugins/gatsby-source-site-content/check/parse-source';
import { splitMarkdownFile } from '../../plugins/gatsby-source-site-content/front-matter';
import { partsOf } from '../../plugins/gatsby-source-site-content/check/validate';
import {
  PROSE_FOLDER,
  prosePagePath,
} from '../../plugins/gatsby-source-site-content/prose-page-path';
import { dataFiles } from '../../plugins/gatsby-source-site-content/schema/data-files';
import { quote } from '../../plugins/gatsby-source-site-content/schema/error-messages';
import type { Issue } from '../../plugins/gatsby-source-site-content/schema/metadata';
import { hasReservedAddress } from '../../plugins/gatsby-source-site-content/schema/placeholders';
import { propertyOf } from '../../plugins/gatsby-source-site-content/schema/rules';

/** The legal pages that a company's site needs, and what each has to say. */
const LEGAL_PAGES = {
  '/privacy': 'what the site and the server keep, and whom to ask',
  '/terms': 'the terms under which people use the site',
  '/imprint': 'who publishes the site, with a postal address',
};

/** Files beside the content that contain addresses. */
const OTHER_FILES = ['SECURITY.md'];

/**
 * Finds everything that has to be replaced or added before the site is launched. The schemas of the
 * content mark fields for this (`launch`). In all other texts, an address that nobody can own (RFC 2606)
 * is a placeholder.
 * @param root the project's folder
 * @returns a problem for each placeholder, with what to put there
 */
export async function findPlaceholders(root: string): Promise<Problem[]> {
  const pages = (await readdir(join(root, PROSE_FOLDER)).catch(() => [])).filter((name) =>
    /\.(md|markdown)$/.test(name),
  );
  const texts = [...pages.map((name) => `${PROSE_FOLDER}/${name}`), ...OTHER_FILES];
  const found = await Promise.all([
    ...Object.keys(dataFiles).map((name) => findInData(root, name as keyof typeof dataFiles)),
    ...texts.map((file) => findInText(root, file)),
    findMissingPages(root, pages),
  ]);
  return inOrder(found.flat());
}

async function findInData(root: string, name: keyof typeof dataFiles): Promise<Problem[]> {
  const file = `content/data/${name}.json`;
  const source = parseJson(await readFile(join(root, file), 'utf8'));
  if ('broken' in source) return [{ file, ...source.broken }];
  const issues = partsOf(dataFiles[name], source.value).flatMap(({ metadata, value, path }) => {
    const { launch = ANY_ADDRESS } = metadata;
    if (!launch.isPlaceholder(value)) return [];
    const issue: Issue = { path, message: messageOf(value, launch.put) };
    return [issue];
  });
  return issues.map(problemsIn(file, source.lineOf));
}

const ANY_ADDRESS = { isPlaceholder: hasReservedAddress, put: 'an address of yours' };

const messageOf = (value: unknown, put: string) =>
  typeof value === 'string'
    ? `${quote(value)} is a placeholder; put ${put}`
    : `missing; put ${put}`;

async function findInText(root: string, file: string): Promise<Problem[]> {
  // Not every copy of the project has the files beside the content: a container has none.
  const text = await readFile(join(root, file), 'utf8').catch(() => '');
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.split(/\s+/).some(hasReservedAddress)
        ? [{ file, line: index + 1, message: `put an address of yours in ${quote(line.trim())}` }]
        : [],
    );
}

async function findMissingPages(root: string, names: readonly string[]): Promise<Problem[]> {
  const files = new Map(names.map((name) => [prosePagePath(name), `${PROSE_FOLDER}/${name}`]));
  const found = Object.entries(LEGAL_PAGES).map(async ([path, content]): Promise<Problem[]> => {
    const file = files.get(path);
    if (file === undefined) {
      const message = `missing; write ${content}, with "footer: true" for a link in the footer`;
      return [{ file: `${PROSE_FOLDER}${path}.md`, message }];
    }
    const { frontmatter } = splitMarkdownFile(await readFile(join(root, file), 'utf8'));
    const isLinked = 'value' in frontmatter && propertyOf(frontmatter.value, 'footer') === true;
    return isLinked ? [] : [{ file, key: 'footer', message: 'put true, so that people find it' }];
  });
  return (await Promise.all(found)).flat();
}

import { MAX_PICTURE_HOSTS } from '../../../plugins/gatsby-source-site-content/picture-hosts';
import type { PolicySources } from '../../hosting/policy';
import type { InlineCode, InlineElement } from './inline-code';

/** The code of a document. */
export type DocumentCode = {
  /** The document's path in the bundle. */
  file: string;
  /** Identifies the template or page that renders the document. */
  component: string;
  code: InlineCode;
};

/** The most messages about one kind of problem. A mistake in a template occurs in every document. */
const MAX_MESSAGES = 5;

/**
 * Collects what the policy of all documents names. Documents of a component must have the same inline
 * scripts and styles, so the policy does not grow with the number of articles. The styles of fonts may
 * differ, because there are never more of them than fonts in the stylesheet.
 * @throws sentences about documents that differ from others of their component, about code that no
 *   policy of the site allows, and about too many hosts of pictures
 */
export function collectPolicySources(documents: readonly DocumentCode[]): PolicySources {
  const problems = [
    ...refusedCode(documents),
    ...differences(documents, 'scripts'),
    ...differences(documents, 'styles'),
    ...tooManyHosts(documents),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    scripts: unique(documents.flatMap(({ code }) => hashesOf(code.scripts))),
    styles: unique(documents.flatMap(({ code }) => [...hashesOf(code.styles), ...code.fonts])),
    pictureOrigins: unique(documents.flatMap(({ code }) => code.pictureOrigins)),
  };
}

/** The hashes of inline elements. */
export const hashesOf = (elements: readonly InlineElement[]): string[] =>
  elements.map(({ hash }) => hash);

const unique = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

const refusedCode = (documents: readonly DocumentCode[]): string[] =>
  firstOf(
    documents.flatMap(({ file, code }) =>
      code.refused.map(
        (tag) =>
          `${file} has ${tag}. The policy forbids style attributes, event handlers and ` +
          'javascript: addresses: use a class or a listener.',
      ),
    ),
  );

/** Sentences about elements that only some documents of a component have. */
function differences(documents: readonly DocumentCode[], kind: 'scripts' | 'styles'): string[] {
  const groups = new Map<string, DocumentCode[]>();
  for (const document of documents) {
    const group = groups.get(document.component);
    if (group) group.push(document);
    else groups.set(document.component, [document]);
  }
  return firstOf([...groups.values()].flatMap((group) => differencesIn(group, kind)));
}

function differencesIn(group: readonly DocumentCode[], kind: 'scripts' | 'styles'): string[] {
  const owners = new Map<string, { excerpt: string; files: Set<string> }>();
  for (const { file, code } of group) {
    for (const { hash, excerpt } of code[kind]) {
      const owner = owners.get(hash) ?? { excerpt, files: new Set() };
      owner.files.add(file);
      owners.set(hash, owner);
    }
  }
  return [...owners.values()]
    .filter(({ files }) => files.size < group.length)
    .map(({ excerpt, files }) => {
      const [file] = files;
      const other = group.find((document) => !files.has(document.file));
      return (
        `${file} has the element ${excerpt}…, which ${other?.file} lacks. Both have the same template, ` +
        'and the policy must not grow with the number of pages: write the same element into all ' +
        'pages of the template, and what differs into an attribute or a class.'
      );
    });
}

function tooManyHosts(documents: readonly DocumentCode[]): string[] {
  const hosts = new Map<string, string>();
  for (const { file, code } of documents) {
    for (const origin of code.pictureOrigins) if (!hosts.has(origin)) hosts.set(origin, file);
  }
  if (hosts.size <= MAX_PICTURE_HOSTS) return [];
  const list = Array.from(hosts, ([origin, file]) => `${origin} (${file})`).join(', ');
  return [
    `The articles show pictures of ${hosts.size} other sites, but at most ${MAX_PICTURE_HOSTS} are ` +
      `allowed: ${list}. Save some of the pictures beside the articles instead.`,
  ];
}

const firstOf = (messages: readonly string[]): string[] =>
  messages.length <= MAX_MESSAGES
    ? [...messages]
    : [...messages.slice(0, MAX_MESSAGES), `There are ${messages.length - MAX_MESSAGES} more.`];

import type { PolicySources } from '../../hosting/policy';
import type { InlineCode } from './inline-code';

/**
 * How many different ones a build may have. The policy is a header of every document, so what differs
 * from page to page would make it grow with every page.
 */
const MOST = { scripts: 8, styles: 12, pictureOrigins: 8 };

const NOUNS = {
  scripts: 'inline scripts',
  styles: 'style elements',
  pictureOrigins: 'picture hosts',
};

/**
 * What the policy of a whole build has to name.
 * @param read the files of all documents, and what was read in them
 * @throws a list of sentences about what no constant policy can allow
 */
export function collectPolicySources(
  read: readonly ({ file: string } & InlineCode)[],
): PolicySources {
  const problems = read.flatMap(({ file, refused }) =>
    refused.map(
      (tag) => `${file} has ${tag}, which the policy refuses: use a class or a listener.`,
    ),
  );

  const collect = (kind: keyof typeof MOST) => {
    const all = [...new Set(read.flatMap((document) => document[kind]))].toSorted();
    if (all.length > MOST[kind]) {
      problems.push(
        `The documents have ${all.length} different ${NOUNS[kind]}, more than ${MOST[kind]}, so they ` +
          `differ from page to page (${exampleOf(read, kind)}): say what differs in an attribute.`,
      );
    }
    return all;
  };
  const inline = {
    scripts: collect('scripts'),
    styles: collect('styles'),
    pictureOrigins: collect('pictureOrigins'),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return inline;
}

/** Two documents that have what no other one has. */
function exampleOf(
  read: readonly ({ file: string } & PolicySources)[],
  kind: keyof PolicySources,
): string {
  const counts = new Map<string, number>();
  for (const document of read) {
    for (const item of document[kind]) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  const own = read.filter((document) => document[kind].some((item) => counts.get(item) === 1));
  return (own.length > 0 ? own : read)
    .slice(0, 2)
    .map(({ file }) => file)
    .join(', ');
}

import { faultOf, mayDiffer, outcomeOf } from './differences';
import { oddRequests, type OddRequest } from './odd-requests';
import { sendRaw } from './raw-request';

/** The addresses from which requests are generated, besides that of an article. */
const ADDRESSES = [
  '/',
  '/pricing',
  '/blog',
  '/blog/no-such-post',
  '/no-such-page',
  '/_headers',
  '/rss.xml',
  '/static/',
  '/favicon.svg',
  '/.well-known/security.txt',
];

/** The server without our redirects. Its answers differ, so they are not compared. */
const BARE = 'bare';

/**
 * Sends the same odd requests to all hosts. None may end a server, lead to another site or be answered
 * with 5xx, and requests without a listed trait must be answered alike.
 * @param servers by name; each has an `origin`
 * @param post the path of an article
 * @returns a sentence about each problem, and how many requests were answered alike and differently
 */
export async function fuzzHosts(
  servers: Record<string, { origin: string }>,
  { seed, count, post }: { seed: number; count: number; post: string },
): Promise<{ problems: string[]; alike: number; different: number }> {
  const problems: string[] = [];
  const counts = { alike: 0, different: 0 };
  for (const request of oddRequests(seed, count, [...ADDRESSES, post])) {
    const outcomes: Record<string, string> = {};
    for (const [name, { origin }] of Object.entries(servers)) {
      const answer = await sendRaw(origin, request).catch((error: Error) => error);
      const fault = answer instanceof Error ? answer.message : faultOf(origin, answer);
      if (answer instanceof Error || fault) problems.push(`${name} ${fault}: ${describe(request)}`);
      else if (name !== BARE) outcomes[name] = outcomeOf(answer);
    }
    if (new Set(Object.values(outcomes)).size <= 1) counts.alike += 1;
    else if (mayDiffer(request)) counts.different += 1;
    else problems.push(`${JSON.stringify(outcomes)}: ${describe(request)}`);
  }
  return { problems, ...counts };
}

const LONGEST = 200;
const describe = (request: OddRequest) => JSON.stringify(request).slice(0, LONGEST);

import path from 'node:path';
import { formatProblem, type Problem } from './check/problem';

type Channel = { emitError(id: string, errors: object[] | null): void };

/**
 * Shows problems over the page that `gatsby develop` serves, or takes them away.
 * Gatsby offers no public way to its overlay, so this uses the one that its own queries take; where
 * a version of Gatsby hasn't got it, the terminal still has the problems.
 */
export async function showInBrowser(problems: Problem[]): Promise<void> {
  const channel = await findChannel();
  channel?.emitError('content', problems.length > 0 ? problems.map(overlayError) : null);
}

/** A problem in the shape of the overlay's own errors. */
export const overlayError = (problem: Problem) => ({
  error: { message: formatProblem(problem) },
  context: {},
  level: 'ERROR',
  code: 'content',
  text: problem.message,
  filePath: path.resolve(problem.file),
  location: { start: { line: problem.line ?? 1 } },
});

async function findChannel(): Promise<Channel | undefined> {
  try {
    const found = await import('gatsby/dist/utils/websocket-manager');
    return found.websocketManager as unknown as Channel;
  } catch {
    return undefined;
  }
}

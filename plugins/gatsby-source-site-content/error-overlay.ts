import path from 'node:path';
import { formatProblem, type Problem } from './check/problem';

const MODULE = 'gatsby/dist/utils/websocket-manager';

type EmitError = (id: string, errors: object[] | null) => void;

/**
 * Shows problems in the error overlay of `gatsby develop`; an empty list closes it. Gatsby has no
 * public API for the overlay, so this uses the function that Gatsby's own queries report errors with.
 * @throws if Gatsby doesn't have that function
 */
export async function showInOverlay(problems: Problem[]): Promise<void> {
  const emitError = await findEmitError();
  emitError('content', problems.length > 0 ? problems.map(toOverlayError) : null);
}

/** Converts a problem to an error as Gatsby's overlay displays it. */
const toOverlayError = (problem: Problem) => ({
  error: { message: formatProblem(problem) },
  context: {},
  level: 'ERROR',
  code: 'content',
  text: problem.message,
  filePath: path.resolve(problem.file),
  location: { start: { line: problem.line ?? 1 } },
});

async function findEmitError(): Promise<EmitError> {
  const { websocketManager: manager = {} } = await importManager();
  const emitError: unknown = Reflect.get(manager, 'emitError');
  if (typeof emitError !== 'function') {
    throw new Error(`${MODULE} has no function websocketManager.emitError.`);
  }
  return (...args) => void Reflect.apply(emitError, manager, args);
}

async function importManager(): Promise<{ websocketManager?: object }> {
  try {
    // Gatsby compiles plugins with Parcel, which makes a `require` of this: it returns no promise.
    return await import('gatsby/dist/utils/websocket-manager');
  } catch {
    return {};
  }
}

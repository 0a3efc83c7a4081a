import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import {
  CHECK,
  problemsOfSavedFile,
  problemsOfSaving,
  type Question,
} from '../plugins/site/editor';

/**
 * Serves the form on this computer, and checks changes before and after it saves them.
 * @param folder the folder that the form was written into
 * @param root the folder that contains `content`
 */
export function serveForm(folder: string, root?: string): Server {
  const serveFile = sirv(folder);
  return createServer(async (request, response) => {
    if (request.url !== CHECK) return serveFile(request, response);
    const problems = await findProblems(request, root);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(problems));
  });
}

/** Reports an error of the check as a problem, too. Requires JSON, which other sites can't send. */
async function findProblems(request: IncomingMessage, root?: string): Promise<string[]> {
  if (request.headers['content-type'] !== 'application/json') return ['Expected JSON.'];
  const file: Question = Object(await json(request));
  const { text } = file;
  const problems =
    text === undefined
      ? problemsOfSavedFile(file.path, root)
      : problemsOfSaving({ ...file, text }, root);
  return problems.catch((error: unknown) => [String(error)]);
}

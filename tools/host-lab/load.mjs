import { Agent, request } from 'node:http';

/** Connections that have carried a request. */
const USED = new WeakSet();

/**
 * Requests paths repeatedly, on several connections at once, until a promise settles.
 * @param check gets each answer, and returns what is wrong with it, or undefined
 * @returns the number of answers, and how often each problem occurred
 */
export async function requestUntil(done, { origin, paths, connections = 8, check }) {
  const state = { over: false };
  const end = done.finally(() => (state.over = true));
  const problems = new Map();
  let answers = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const worker = async (start) => {
    for (let turn = start; !state.over; turn += 1) {
      const path = paths[turn % paths.length];
      const problem = await ask(agent, origin + path).then(
        (answer) => check({ path, ...answer }),
        // A server may close an idle connection; a browser then repeats the request.
        (error) => (error.code === 'ECONNRESET' && error.reused ? undefined : error.message),
      );
      answers += 1;
      if (problem) problems.set(problem, (problems.get(problem) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, place) => worker(place)));
  agent.destroy();
  await end;
  return { answers, problems };
}

function ask(agent, url) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    // Node's `reusedSocket` is missing when a request waited for a free connection.
    let reused = false;
    sent.once('socket', (socket) => {
      reused = USED.has(socket);
      USED.add(socket);
    });
    sent.once('error', (error) => reject(Object.assign(error, { reused })));
    sent.end();
  });
}

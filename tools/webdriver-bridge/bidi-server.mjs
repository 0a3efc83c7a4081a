import { WebSocketServer } from 'ws';

/**
 * Speaks WebDriver BiDi to Playwright, which starts a browser's file and waits for this line of it.
 * @param connect is given a function that sends Playwright an event, and returns what answers a command:
 * (method, parameters) => result, or throws
 */
export function serveBidi(connect) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address();
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (client) => {
    const send = (message) => client.send(JSON.stringify(message));
    const answer = connect((method, params) => send({ type: 'event', method, params }));
    client.on('message', async (text) => {
      const { id, method, params } = JSON.parse(String(text));
      try {
        send({ type: 'success', id, result: (await answer(method, params)) ?? {} });
      } catch (error) {
        send({ type: 'error', id, error: error.code ?? 'unknown error', message: error.message });
      }
    });
  });
}

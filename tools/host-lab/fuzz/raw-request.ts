import { connect } from 'node:net';
import type { OddRequest } from './odd-requests';

/** The status of an answer, 0 if the server only closed the connection, and where it leads. */
export type RawAnswer = { status: number; location?: string };

const LIMIT_MS = 5000;

/**
 * Sends a request byte by byte: HTTP clients would refuse or correct most odd ones.
 * @throws if there is no answer within five seconds, or the server refuses the connection
 */
export function sendRaw(
  origin: string,
  { method, target, headers }: OddRequest,
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const end = () => {
      clearTimeout(limit);
      socket.destroy();
      resolve(readAnswer(answer));
    };
    const fail = (error: Error) => {
      clearTimeout(limit);
      socket.destroy();
      reject(error);
    };
    const limit = setTimeout(fail, LIMIT_MS, new Error('no answer in five seconds'));
    socket.setEncoding('latin1');
    socket.once('connect', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`),
    );
    socket.on('data', (part: string) => {
      answer += part;
      // The head is enough; "100 Continue" comes before it.
      if (/^(?:HTTP\/1\.1 100.*?\r\n\r\n)?HTTP\/1\.[01] (?!100).*?\r\n\r\n/s.test(answer)) end();
    });
    socket.once('close', end);
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? fail(error) : end(),
    );
  });
}

function readAnswer(text: string): RawAnswer {
  const heads = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})(.*?)\r\n\r\n/gms)];
  const [, status = '0', head = ''] = heads.find(([, code]) => code !== '100') ?? [];
  return { status: Number(status), location: /^location: *(.*)\r?$/im.exec(`${head}`)?.[1] };
}

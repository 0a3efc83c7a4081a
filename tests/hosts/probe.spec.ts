import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { expect, test } from '@playwright/test';
import { createCertificate, remove, startServe, temporaryFolder, type Host } from './start';
import { portOf } from '../support/port';

let folder: string;
let host: Host | undefined;
test.beforeEach(() => {
  folder = temporaryFolder();
});
test.afterEach(() => {
  host?.stop();
  host = undefined;
  remove(folder);
});

/** Runs the probe, and returns the lines that it prints. */
const probe = (args: string[], env = {}) =>
  new Promise<string[]>((done) =>
    execFile(
      process.execPath,
      ['scripts/probe.mjs', ...args],
      { env: { ...process.env, ...env } },
      (_, output) => done(output.split('\n').filter(Boolean)),
    ),
  );
const addressOf = ({ address }: Host) => `http://${address.host}:${address.port}`;

test('finds nothing wrong with the site on a host with rules', async () => {
  host = await startServe(folder);
  expect(await probe([addressOf(host), '--headers'])).toEqual([]);
});

test('names the headers that a host doesn’t send', async () => {
  host = await startServe(folder, '', '--bare');
  expect(await probe([addressOf(host), '--headers'])).toEqual([
    'The home page lacks the headers strict-transport-security, x-content-type-options, content-security-policy',
  ]);
  expect(await probe([addressOf(host)])).toEqual([]);
});

test('finds a host that answers everything with one page, and a certificate that expires soon', async () => {
  const { file, ...pair } = createCertificate(folder);
  const server = createServer(pair, (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works</h1>'),
  ).listen(0, 'localhost');
  host = { address: {}, stop: () => server.close() };
  await once(server, 'listening');
  const port = portOf(server);
  expect(await probe([`https://localhost:${port}`], { NODE_EXTRA_CA_CERTS: file })).toEqual([
    "The home page allows scripts from 'unsafe-inline'",
    'The newest article is text/html, not xml',
    'A missing page answers 200, not 404',
    'The certificate expires in 4 days',
  ]);
});

#!/usr/bin/env node
// Playwright's "browser" for a stock Firefox: forwards WebDriver BiDi, except for one command that Playwright
// sends and Firefox does not implement yet (emulation.setMediaFeaturesOverride). Delete this once it does.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { serveBidi } from './bidi-server.mjs';
import { toPassOn } from './firefox/pass-on.mjs';

const firefox = spawn(
  process.env.FIREFOX_PATH || 'firefox-esr',
  // Only with this flag WebDriver may use Firefox's own windows, in which preferences are set.
  [...process.argv.slice(2), '--remote-allow-system-access'],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /^WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
  if (!address) return;
  const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  serveBidi(toPassOn(socket));
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { projectFolder } from '../../tools/project-folder.mjs';

const FLAGS = [
  ...JSON.parse(readFileSync(path.join(projectFolder, 'tools/chromium/flags.json'), 'utf8')),
  '--headless=new',
  '--remote-debugging-port=0',
  '--ignore-certificate-errors',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The name of the function by which a page's script reports. */
const REPORT = 'reportToBench';

/**
 * Starts Chromium with one tab and controls it through the Chrome DevTools Protocol, because Playwright
 * disables prerendering. The settings apply to every page of the tab, including prerendered ones.
 * @param settings `script` runs in each page before its own; `commands` are sent for each page:
 *   [method, parameters]
 * @returns `send(method, parameters)` for the visible page, `reports` of all pages, and `close`
 */
export async function openTab({ script, commands }) {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-after-'));
  const chromium = spawn(
    process.env.CHROMIUM_PATH,
    [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await addressOf(chromium), { perMessageDeflate: false });
  await once(socket, 'open');

  const waiting = new Map();
  const reports = [];
  let shown;
  let count = 0;
  let setFirstPage;
  const firstPage = new Promise((resolve) => {
    setFirstPage = resolve;
  });

  const sendTo = (sessionId, method, params = {}) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject, method });
      socket.send(JSON.stringify({ id: count, sessionId, method, params }));
    });

  socket.on('message', (data) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(data);
    if (id) {
      const { resolve, reject, method: sent } = waiting.get(id);
      waiting.delete(id);
      if (error) reject(new Error(`${sent}: ${error.message}`));
      else resolve(result);
    }
    // A page may be closed before it has received all commands.
    if (method === 'Target.attachedToTarget') attach(params).catch(() => undefined);
    if (method === 'Runtime.bindingCalled' && params.name === REPORT) {
      const report = JSON.parse(params.payload);
      if (report.kind === 'shown') shown = sessionId;
      reports.push(report);
    }
  });

  /** Sends all commands at once: a page that waits for a debugger answers none before it resumes. */
  async function attach({ sessionId, targetInfo, waitingForDebugger }) {
    const isPage = targetInfo.type === 'page';
    if (isPage) shown ??= sessionId;
    await Promise.all(
      [
        ...(targetInfo.type === 'tab' ? [['Target.setAutoAttach', ATTACH]] : []),
        ...(isPage ? ofEachPage : []),
        ...(waitingForDebugger ? [['Runtime.runIfWaitingForDebugger']] : []),
      ].map(([method, settings]) => sendTo(sessionId, method, settings)),
    );
    if (isPage) setFirstPage();
  }

  const ofEachPage = [
    ['Runtime.enable'],
    ['Runtime.addBinding', { name: REPORT }],
    ['Page.enable'],
    ['Page.addScriptToEvaluateOnNewDocument', { source: script }],
    ...commands,
  ];
  const ATTACH = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await sendTo(undefined, 'Target.setAutoAttach', {
    ...ATTACH,
    filter: [{ type: 'page', exclude: true }, {}],
  });
  await firstPage;

  return {
    reports,
    send: (method, params) => sendTo(shown, method, params),
    close: async () => {
      const ended = once(chromium, 'exit');
      await Promise.all([sendTo(undefined, 'Browser.close'), ended]);
      socket.terminate();
      rmSync(profile, { recursive: true, force: true, maxRetries: 9 });
    },
  };
}

async function addressOf(chromium) {
  for await (const line of createInterface({ input: chromium.stderr })) {
    const [, address] = /DevTools listening on (\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Chromium ended before it could be spoken to.');
}

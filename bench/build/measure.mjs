import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 250;
const PAGE_BYTES = 4096;
const MEGABYTE = 2 ** 20;

/**
 * Runs a command and measures it with all its children: CPU and wall time in seconds, and the highest
 * sum of their resident memory in MB; shared memory counts once per process. Linux and bash only.
 * @param log the file that takes what the command prints
 */
export async function measure(command, { cwd, env, log }) {
  const output = openSync(log, 'w');
  const startedAt = performance.now();
  // The shell's `times` prints the user and system time of all processes it has waited for (POSIX).
  const clock = `${log}.clock`;
  const timed = `( ${command} ); status=$?; times > '${clock}'; exit $status`;
  const child = spawn('bash', ['-c', timed], { cwd, env, stdio: ['ignore', output, output] });
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, treeBytes(child.pid))), SAMPLE_MS);
  const [status] = await once(child, 'close');
  clearInterval(sampling);
  closeSync(output);
  const wall = (performance.now() - startedAt) / 1000;
  return {
    status,
    wall,
    cpu: childSeconds(readFileSync(clock, 'utf8')),
    peak: Math.round(peak / MEGABYTE),
  };
}

/** The seconds in the second line of `times`, that of the children: `1m2.345s 0m6.789s`. */
function childSeconds(text) {
  const [, children] = text.split('\n');
  const amounts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return amounts.reduce((sum, [, minutes, seconds]) => sum + minutes * 60 + Number(seconds), 0);
}

/** The resident memory of a process and all below it (proc(5), `stat`, fields 4 and 24). */
function treeBytes(root) {
  const children = new Map();
  const resident = new Map();
  for (const id of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const fields = statOf(id);
    if (!fields) continue;
    const parent = Number(fields[1]);
    children.set(parent, [...(children.get(parent) ?? []), id]);
    resident.set(id, Number(fields[21]) * PAGE_BYTES);
  }
  const sum = (id) =>
    (children.get(id) ?? []).reduce((total, child) => total + sum(child), resident.get(id) ?? 0);
  return sum(root);
}

function statOf(id) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It ended in the meantime.
    return undefined;
  }
}

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import site from '../../content/data/site.json';
import project from '../../package.json';

const FOLDER = '.github/workflows';
const PINNED = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

type Job = { permissions?: Record<string, string>; 'timeout-minutes'?: number };
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const workflow = parse(text) as Workflow;

  test('pins every action to a commit and names its version', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action!);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !PINNED.test(action))).toEqual([]);
  });

  test('has read-only permissions by default', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('has a timeout for every job', () => {
    const endless = Object.values(workflow.jobs).filter((job) => !job['timeout-minutes']);
    expect(endless).toEqual([]);
  });

  test('runs only npm scripts that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, command]) => command!);
    const listed = [...text.matchAll(/'((?:build|test):\w+)'/g)].map(([, command]) => command!);
    expect(Object.keys(project.scripts)).toEqual(expect.arrayContaining([...commands, ...listed]));
  });
});

test('SECURITY.md names the security address of site.json', () => {
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(`Write to ${site.securityEmail},`);
});

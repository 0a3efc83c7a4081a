/** @jest-environment node */
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import site from '../../content/data/site.json';
import project from '../../package.json';

const FOLDER = '.github/workflows';
const PINNED = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** What a job may do besides reading; a job that is not named may only read. */
const WRITES: Record<string, string[]> = {
  attest: ['id-token', 'attestations'],
  'renew-security-txt': ['contents', 'pull-requests'],
  deploy: ['pages', 'id-token'],
};

/** Events that hand the repository's token and secrets to code or texts of strangers. */
const DANGEROUS = ['pull_request_target', 'workflow_run', 'issue_comment', 'issues', 'discussion'];

type Step = { run?: string; uses?: string; with?: Record<string, unknown> };
type Job = {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
  strategy?: { matrix: { node?: string[]; command?: string[] } };
};
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

/** What GitHub would refuse: unknown keys, wrong expressions, jobs that need an unknown job. */
async function errorsOf(name: string, content: string) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const workflow = parse(text) as Workflow;

  test("is valid by GitHub's own parser", async () => {
    expect(await errorsOf(name, text)).toEqual([]);
  });

  test('pins every action to a commit and names its version', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action!);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !PINNED.test(action))).toEqual([]);
  });

  test('has read-only permissions by default', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('lets each job write only what it needs', () => {
    const writes = Object.entries(workflow.jobs).map(([job, { permissions = {} }]) => [
      job,
      Object.keys(permissions).filter((key) => permissions[key] === 'write'),
    ]);
    const needed = Object.keys(workflow.jobs).map((job) => [job, WRITES[job] ?? []]);
    expect(writes).toEqual(needed);
  });

  test('runs on no event that gives strangers the token', () => {
    const events = Object.keys(workflow.on);
    expect(events.filter((event) => DANGEROUS.includes(event))).toEqual([]);
  });

  test('interpolates only the matrix into commands, because other values could contain commands', () => {
    const commands = Object.values(workflow.jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run = '' }) => [...run.matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)]),
    );
    expect(
      commands.map(([, value]) => value!).filter((value) => !/^matrix\.\w+$/.test(value)),
    ).toEqual([]);
  });

  test('leaves no token in the checked out repository', () => {
    const checkouts = Object.values(workflow.jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(
      checkouts.map(() => false),
    );
  });

  test('has a timeout for every job', () => {
    const endless = Object.values(workflow.jobs).filter((job) => !job['timeout-minutes']);
    expect(endless).toEqual([]);
  });

  test('runs only npm scripts that exist', () => {
    const commands = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, command]) => command!);
    const listed = Object.values(workflow.jobs).flatMap(
      (job) => job.strategy?.matrix.command ?? [],
    );
    expect(Object.keys(project.scripts)).toEqual(expect.arrayContaining([...commands, ...listed]));
  });
});

test('a job that needs an unknown job is an error', async () => {
  const job = 'runs-on: ubuntu-24.04, steps: [{ run: exit }]';
  const text = `{ on: push, jobs: { test: { ${job} }, deploy: { needs: [build], ${job} } } }`;
  expect(await errorsOf('a.yml', text)).toContainEqual(
    expect.stringContaining("unknown job 'build'"),
  );
});

test('SECURITY.md names the security address of site.json', () => {
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(`Write to ${site.securityEmail},`);
});

test('site.yml tests the Node of .nvmrc and the oldest one of package.json', () => {
  const { jobs } = parse(readFileSync(`${FOLDER}/site.yml`, 'utf8')) as Workflow;
  const nvmrc = readFileSync('.nvmrc', 'utf8').trim();
  expect(jobs.check!.strategy!.matrix.node).toEqual([
    nvmrc,
    project.engines.node.replace('>=', ''),
  ]);
});

test('the image is built on the Node of .nvmrc', () => {
  const nvmrc = readFileSync('.nvmrc', 'utf8').trim();
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(`FROM node:${nvmrc}-`);
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { gatsbyEnvironment, runGatsby } from './run-gatsby';

const { at, write } = temporaryFolder();

/** Installs a program instead of Gatsby. */
function installGatsby(program: string): void {
  write('site/package.json', '{}');
  write('site/node_modules/gatsby/cli.js', program);
}

const FINISH = `require('fs').writeFileSync('.cache/build-finished', '');`;
const run = () => runGatsby(at('site'), at('code'), () => undefined);

describe('runGatsby', () => {
  beforeEach(() => write('site/.cache/redux', ''));

  test('resolves when Gatsby has finished the build', async () => {
    installGatsby(FINISH);
    await expect(run()).resolves.toBeUndefined();
  });

  test('fails when Gatsby ends with an error', async () => {
    installGatsby(`${FINISH} process.exitCode = 1;`);
    await expect(run()).rejects.toThrow('Gatsby’s build failed, see above.');
  });

  test('fails when Gatsby ends with status 0 before the build is finished', async () => {
    installGatsby('');
    await expect(run()).rejects.toThrow('Gatsby ended without finishing the build');
  });

  test('ignores that an earlier build has finished', async () => {
    installGatsby(FINISH);
    await run();
    installGatsby('');
    await expect(run()).rejects.toThrow('Gatsby ended without finishing the build');
  });

  test('passes the id of Gatsby’s process to its caller', async () => {
    installGatsby(`require('fs').writeFileSync('id', String(process.pid)); ${FINISH}`);
    const ids: number[] = [];
    await runGatsby(at('site'), at('code'), (id) => ids.push(id));
    expect(ids).toEqual([Number(readFileSync(at('site/id'), 'utf8'))]);
  });
});

describe('gatsbyEnvironment', () => {
  test.each([1, 2])('runs all queries in one process on %i cores', (cores) => {
    expect(gatsbyEnvironment(cores, true)).toEqual({ GATSBY_CPU_COUNT: '1' });
  });

  test('leaves the number of processes to Gatsby on more than two cores', () => {
    expect(gatsbyEnvironment(3, true)).toEqual({});
  });

  test('selects a logger with one line a step outside a terminal', () => {
    expect(gatsbyEnvironment(8, false)).toEqual({ GATSBY_LOGGER: 'yurnalist' });
  });
});

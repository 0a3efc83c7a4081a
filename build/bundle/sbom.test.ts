/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import manifest from '../../package.json';
import { cachedSbom, makeSbom } from './sbom';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof import('node:child_process')>('node:child_process');
  return { ...actual, execFileSync: jest.fn(actual.execFileSync) };
});

describe('makeSbom', () => {
  const text = makeSbom(process.cwd());
  const sbom = JSON.parse(text);

  test('is a CycloneDX document that has the name of the package, not of the folder', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', version: 1 });
    expect(sbom.metadata.component).toMatchObject({
      name: manifest.name,
      purl: `pkg:npm/${manifest.name}@${manifest.version}`,
    });
  });

  test('lists every direct dependency with a hash', () => {
    const names = sbom.components
      .filter(({ hashes }: { hashes?: object[] }) => hashes?.length)
      .map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  });

  test('lists nothing that only development needs', () => {
    const names = sbom.components.map(({ name }: { name: string }) => name);
    expect(names).not.toContain('jest');
  });

  test('contains no time, no version of npm and no path of the machine', () => {
    expect(text).not.toMatch(/serialNumber|timestamp/);
    expect(text).not.toContain(process.cwd());
    expect(sbom.metadata.tools).toEqual([{ vendor: 'npm', name: 'cli' }]);
  });

  test('lists all packages that another one depends on', () => {
    const listed = new Set(sbom.components.map((one: { 'bom-ref': string }) => one['bom-ref']));
    const needed = sbom.dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn);
    expect(needed.length).toBeGreaterThan(1000);
    expect(needed.filter((ref: string) => !listed.has(ref))).toEqual([]);
  });
});

describe('cachedSbom', () => {
  const { at, write } = temporaryFolder();
  const npm = jest.mocked(execFileSync);
  const sbom = () => cachedSbom(at(), at('caches/sbom.json'));

  beforeEach(() => {
    const component = { 'bom-ref': 'farm', name: 'farm' };
    npm.mockClear();
    npm.mockReturnValue(
      JSON.stringify({ metadata: { component }, components: [], dependencies: [] }),
    );
    write('package.json', '{"name":"farm"}');
    write('package-lock.json', '{}');
  });

  test('runs npm once for the same packages', () => {
    expect(sbom()).toBe(sbom());
    expect(npm).toHaveBeenCalledTimes(1);
  });

  test('runs npm again when the packages have changed', () => {
    sbom();
    write('package-lock.json', '{"packages":{}}');
    sbom();
    expect(npm).toHaveBeenCalledTimes(2);
  });
});

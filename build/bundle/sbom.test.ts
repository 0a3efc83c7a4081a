/** @jest-environment node */
import manifest from '../../package.json';
import { makeSbom } from './sbom';

const text = makeSbom(process.cwd(), manifest.name);
const sbom = JSON.parse(text);

test('it is CycloneDX and tells of this project, not of its folder', () => {
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', version: 1 });
  expect(sbom.metadata.component).toMatchObject({
    name: manifest.name,
    purl: `pkg:npm/${manifest.name}@${manifest.version}`,
  });
});

test('it has every direct dependency, with a hash', () => {
  const names = sbom.components
    .filter(({ hashes }: { hashes?: object[] }) => hashes?.length)
    .map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
});

test('it has nothing that only development needs', () => {
  const names = sbom.components.map(({ name }: { name: string }) => name);
  expect(names).not.toContain('jest');
});

test('it tells nothing of the moment, of npm or of the machine', () => {
  expect(text).not.toMatch(/serialNumber|timestamp/);
  expect(text).not.toContain(process.cwd());
  expect(sbom.metadata.tools).toEqual([{ vendor: 'npm', name: 'cli' }]);
});

test('nothing depends on what is not listed', () => {
  const listed = new Set(sbom.components.map((one: { 'bom-ref': string }) => one['bom-ref']));
  const needed = sbom.dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn);
  expect(needed.length).toBeGreaterThan(1000);
  expect(needed.filter((ref: string) => !listed.has(ref))).toEqual([]);
});

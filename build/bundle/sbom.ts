import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openCache } from '../lib/cache';
import { inputHash } from '../lib/hash';

/** The name of the bill of materials in the bundle's info folder. */
export const SBOM = 'sbom.cdx.json';

type Component = { 'bom-ref': string; name: string; properties?: { name: string }[] };

/** The parts of a CycloneDX document that are read or changed here. */
export type Sbom = {
  serialNumber?: string;
  metadata: {
    timestamp?: string;
    tools?: { name: string; version?: string }[];
    component: Component;
  };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/** All that npm reads, and the code that adjusts npm's result. */
const INPUTS = ['package.json', 'package-lock.json', 'build/bundle/sbom.ts'];

/**
 * The bill of materials of a project, from a cache if the same packages were listed before: npm takes
 * two seconds.
 * @param root the project's folder
 * @param cacheFile the file of the cache
 */
export function cachedSbom(root: string, cacheFile: string): string {
  const cache = openCache(cacheFile, inputHash(root, INPUTS));
  const text = cache.getOrCompute('sbom', () => makeSbom(root));
  cache.save();
  return text;
}

/**
 * Lists the packages that a bundle is made with, as CycloneDX 1.5 in JSON. npm reads them from the lock
 * file.
 * @param root the project's folder
 */
export function makeSbom(root: string): string {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const text = execFileSync('npm', ['sbom', '--offline', '--no-update-notifier', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return `${JSON.stringify(makeReproducible(withoutDevelopment(JSON.parse(text)), name), null, 2)}\n`;
}

/** Removes what only development needs. npm's own `--omit=dev` removes React as well. */
function withoutDevelopment(sbom: Sbom): Sbom {
  const components = sbom.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const kept = new Set([sbom.metadata.component, ...components].map((one) => one['bom-ref']));
  const dependencies = sbom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => kept.has(to)) }));
  return { ...sbom, components, dependencies };
}

/** Removes what changes with time and machine; CycloneDX requires none of it. */
function makeReproducible(sbom: Sbom, name: string): Sbom {
  const { metadata } = sbom;
  const reproducible: Sbom = {
    ...sbom,
    metadata: {
      ...metadata,
      tools: metadata.tools?.map((tool) => ({ ...tool, version: undefined })),
      // npm uses the name of the project's folder.
      component: { ...metadata.component, name },
    },
  };
  delete reproducible.serialNumber;
  delete reproducible.metadata.timestamp;
  return reproducible;
}

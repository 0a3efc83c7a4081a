import { execFileSync } from 'node:child_process';

/** The name of the bill of materials in the folder that tells of a bundle. */
export const SBOM = 'sbom.cdx.json';

type Component = { 'bom-ref': string; name: string; properties?: { name: string }[] };

/** What of a CycloneDX document is looked at here. */
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

/**
 * The packages that a bundle is made with, as CycloneDX 1.5 in JSON, read from the lock file by npm.
 * @param root the project's folder
 * @param name the project's name
 */
export function makeSbom(root: string, name: string): string {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const text = execFileSync('npm', ['sbom', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  return `${JSON.stringify(makeExact(withoutDevelopment(JSON.parse(text)), name), null, 2)}\n`;
}

/** Leaves out what only development needs. npm's own `--omit=dev` leaves out React as well. */
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

/** Takes out what tells of the moment and the machine: CycloneDX asks for neither. */
function makeExact(sbom: Sbom, name: string): Sbom {
  const { metadata } = sbom;
  const exact: Sbom = {
    ...sbom,
    metadata: {
      ...metadata,
      tools: metadata.tools?.map((tool) => ({ ...tool, version: undefined })),
      // npm takes the name of the folder that the project happens to lie in.
      component: { ...metadata.component, name },
    },
  };
  delete exact.serialNumber;
  delete exact.metadata.timestamp;
  return exact;
}

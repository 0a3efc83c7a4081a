/** The fields of an entry of `package-lock.json` (version 3) that are read here. */
type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Part of another package's file, whose hash covers it. */
  inBundle?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

export type LockFile = { packages: Record<string, Entry> };

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;
const REGISTRY_RANGE = /^(?:npm:(?:@[^/]+\/)?[^/@]+@)?[~^]?\d+\.\d+\.\d+/;

/**
 * Finds packages that npm would not install from the registry, or that have no hash in the lock file. No
 * entry may have an address (`omit-lockfile-registry-resolved` in .npmrc): npm then uses the registry
 * that it is configured for.
 * @returns a sentence for each problem
 */
export function findForeignPackages({ packages }: LockFile): string[] {
  const { '': project = {}, ...installed } = packages;
  const asked = Object.entries({ ...project.dependencies, ...project.devDependencies });
  return [
    ...asked
      .filter(([, range]) => !REGISTRY_RANGE.test(range))
      .map(([name, range]) => `${name} is asked for as ${range}, which is no range of versions`),
    ...Object.entries(installed).flatMap(([place, entry]) =>
      whatIsForeign(entry).map((what) => `${place} ${what}`),
    ),
  ];
}

function whatIsForeign({ version = '', resolved, integrity = '', inBundle, link }: Entry) {
  return [
    ...(link ? ['is a link'] : []),
    ...(VERSION.test(version) ? [] : [`has the version "${version}"`]),
    ...(resolved === undefined ? [] : [`comes from ${resolved}`]),
    ...(inBundle || integrity.startsWith('sha512-') ? [] : ['has no SHA-512 hash']),
  ];
}

/** The names of all packages with a script that npm may run when it installs them. */
export const namesWithInstallScripts = ({ packages }: LockFile): string[] => {
  const places = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript);
  return [...new Set(places.map(([place]) => nameOf(place)))].toSorted();
};

/** `node_modules/a/node_modules/@b/c` is the place of `@b/c`. */
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inRepository } from '../repository.ts';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      deprecated: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      peerDependencies: z.record(z.string(), z.string()).optional(),
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
    }),
  ),
});

/** One installed copy of a package from outside. */
export interface LockedPackage {
  /** Folder below the root. */
  place: string;
  name: string;
  version: string;
  integrity: string | null;
  resolved: string | null;
  license: string | null;
  deprecated: string | null;
  hasInstallScript: boolean;
  /** Names of packages that npm installs only where they fit, such as the binaries of other platforms. */
  optionalDependencies: readonly string[];
  /** Peer dependencies. */
  peers: readonly { name: string; range: string; isOptional: boolean }[];
}

/** Every package of the lockfile that is not a workspace of this repository. */
export function readLocked(text = readFileSync(inRepository('package-lock.json'), 'utf8')): LockedPackage[] {
  const marker = 'node_modules/';
  return Object.entries(lockfile.parse(JSON.parse(text)).packages).flatMap(([place, entry]) =>
    entry.link || !place.includes(marker)
      ? []
      : [
          {
            place,
            name: entry.name ?? place.slice(place.lastIndexOf(marker) + marker.length),
            version: entry.version ?? '',
            integrity: entry.integrity ?? null,
            resolved: entry.resolved ?? null,
            license: entry.license ?? null,
            deprecated: entry.deprecated ?? null,
            hasInstallScript: entry.hasInstallScript ?? false,
            optionalDependencies: Object.keys(entry.optionalDependencies ?? {}),
            peers: Object.entries(entry.peerDependencies ?? {}).map(([name, range]) => ({
              name,
              range,
              isOptional: entry.peerDependenciesMeta?.[name]?.optional ?? false,
            })),
          },
        ],
  );
}

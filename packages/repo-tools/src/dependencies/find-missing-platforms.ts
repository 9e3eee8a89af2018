import type { LockedPackage } from './lockfile.ts';

/** Every folder in which Node looks for a dependency of the package at `place`, nearest first. */
function getLookupFolders(place: string): string[] {
  const parts = `${place}/`.split('node_modules/').slice(0, -1);
  const parents = parts.map((_, depth) => parts.slice(0, depth + 1).join('node_modules/'));
  return [`${place}/`, ...parents.toReversed()].map((folder) => `${folder}node_modules/`);
}

/**
 * Lists optional dependencies that the lockfile names but has no entry for. npm drops the binaries of other platforms
 * when it writes the lockfile beside an existing node_modules, and `npm ci` then fails to find them there.
 *
 * @returns One sentence for each package with gaps.
 */
export function findMissingPlatforms(
  locked: readonly Pick<LockedPackage, 'place' | 'name' | 'version' | 'optionalDependencies'>[],
): string[] {
  const places = new Set(locked.map(({ place }) => place));
  return locked.flatMap(({ place, name, version, optionalDependencies }) => {
    const folders = getLookupFolders(place);
    const missing = optionalDependencies.filter(
      (dependency) => !folders.some((folder) => places.has(folder + dependency)),
    );
    return missing.length === 0
      ? []
      : [
          `${name}@${version} has no lockfile entry for ${missing.join(', ')}. Run "npm run complete-lockfile" and commit package-lock.json.`,
        ];
  });
}

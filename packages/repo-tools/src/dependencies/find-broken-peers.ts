import semver from 'semver';
import type { LockedPackage } from './lockfile.ts';

/** Peers that are not there as they are asked for, on purpose. */
const acceptedPeers: Readonly<Record<string, readonly string[]>> = {
  // Tests compare our answers with those of its handler and client, which need neither Next.js nor its mail provider.
  'next-auth': ['next', 'nodemailer'],
};

/** The copy of a package that another one gets: in its own folder, or in the nearest folder above. */
function findCopy(place: string, name: string, byPlace: ReadonlyMap<string, LockedPackage>) {
  for (
    let folder = place;
    ;
    folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')
  ) {
    const copy = byPlace.get(`${folder === '' ? '' : `${folder}/`}node_modules/${name}`);
    if (copy || folder === '') return copy;
  }
}

/** Packages whose peers are missing or of another version, as `npm ls` reports them. */
export function findBrokenPeers(locked: readonly LockedPackage[]): string[] {
  const byPlace = new Map(locked.map((one) => [one.place, one]));
  return locked.flatMap(({ place, name, version, peers }) =>
    peers.flatMap(({ name: peer, range, isOptional }) => {
      if (acceptedPeers[name]?.includes(peer)) return [];
      const copy = findCopy(place, peer, byPlace);
      if (copy === undefined)
        return isOptional
          ? []
          : [`${name}@${version} needs ${peer}@${range}: add it to the package.json that uses ${name}.`];
      return semver.satisfies(copy.version, range, { includePrerelease: true })
        ? []
        : [`${name}@${version} needs ${peer}@${range}, but gets ${copy.version}: choose versions that fit.`];
    }),
  );
}

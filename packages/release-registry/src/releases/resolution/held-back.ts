import { currentOf, intendedOf } from './good-releases.ts';
import type { ReleaseIndex } from './release-index.ts';

/** An area whose intended release the shell of this server cannot host. */
export interface HeldBack {
  area: string;
  version: string;
  /** Why, as the end of a sentence. */
  incompatibility: string;
  /** What visitors get meanwhile; null: the area is in no menu and at no address. */
  instead: string | null;
}

export const findHeldBack = ({ areas }: ReleaseIndex): HeldBack[] =>
  [...areas.values()].flatMap((one) => {
    const intended = one.releases.get(intendedOf(one) ?? '');
    if (!intended || intended.incompatibility === null) return [];
    return {
      area: one.area,
      version: intended.release.version,
      incompatibility: intended.incompatibility,
      instead: currentOf(one)?.release.version ?? null,
    };
  });

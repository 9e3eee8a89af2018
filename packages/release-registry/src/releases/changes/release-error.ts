import { ConflictError, NotAllowedError, NotFoundError } from '@rostrum/server-kit';
import type { KnownRelease } from '../resolution/release-index.ts';

export const noSuchRelease = (area: string, version: string): NotFoundError =>
  new NotFoundError(`There is no release ${version} of ${area}. Register it first.`);

/** Refuses a release that takes what another area has, or what is reserved. */
export function requireUnclaimed({ release: { area, version }, conflict }: KnownRelease): void {
  if (conflict !== null) throw new NotAllowedError(`Release ${version} of ${area} ${conflict}`);
}

/** Refuses to give anybody a release that cannot work here. A broken one is let through for a reason. */
export function requireUsable(known: KnownRelease, reason: string | undefined): void {
  const { area, version } = known.release;
  const refuse = (why: string) =>
    new ConflictError(`Release ${version} of ${area} ${why}`, { code: 'invalid_transition' });
  if (!known.isServable) throw refuse('is not complete: send its files, then complete it.');
  if (known.incompatibility !== null)
    throw refuse(`does not fit the shell of this server: ${known.incompatibility}. Update the server first.`);
  requireUnclaimed(known);
  if (known.isBroken && (reason ?? '') === '')
    throw refuse(
      `was found broken (${known.row?.brokenReason ?? 'no reason was kept'}). Give a reason to use it all the same.`,
    );
}

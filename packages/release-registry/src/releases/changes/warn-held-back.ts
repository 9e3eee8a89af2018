import type { FastifyBaseLogger } from 'fastify';
import { findHeldBack } from '../resolution/held-back.ts';
import type { ReleaseIndex } from '../resolution/release-index.ts';

/** Warns of areas that are held back by the shell of this server, once for each change: otherwise one would only be missing. */
export function createHeldBackWarning(log: Pick<FastifyBaseLogger, 'warn'>) {
  let known = new Set<string>();
  return (releaseIndex: ReleaseIndex): void => {
    const found = findHeldBack(releaseIndex).map((held) => ({ held, key: JSON.stringify(held) }));
    for (const { held, key } of found) {
      if (known.has(key)) continue;
      const { area, version, incompatibility, instead } = held;
      log.warn(
        held,
        `release ${version} of the area ${area} is held back: ${incompatibility}. Build or release a newer shell. ` +
          (instead === null ? 'Until then the area is missing' : `Until then visitors get ${instead}`),
      );
    }
    known = new Set(found.map(({ key }) => key));
  };
}

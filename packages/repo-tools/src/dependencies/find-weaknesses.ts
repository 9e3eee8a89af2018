import semver from 'semver';
import { z } from 'zod';
import type { Advisory } from './advisory.ts';
import type { LockedPackage } from './lockfile.ts';

/** An advisory that is known and lived with: why it does not reach us, and until when that is believed. */
export const acceptedAdvisory = z.object({
  id: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
  package: z.string().min(1),
  reason: z.string().trim().min(20),
  until: z.iso.date(),
});
export type AcceptedAdvisory = z.infer<typeof acceptedAdvisory>;

/** No one looks again at what is accepted for ever. */
const longestDays = 90;
const dayMs = 86_400_000;

export interface Known {
  advisories: readonly Advisory[];
  accepted: readonly AcceptedAdvisory[];
  today: Date;
}

const isAbout = (accepted: AcceptedAdvisory, { id, package: name }: Advisory): boolean =>
  accepted.id === id && accepted.package === name;

function acceptanceFaults({ accepted, today }: Known): string[] {
  return accepted.flatMap(({ id, package: name, until }) => {
    const left = Date.parse(until) + dayMs - today.getTime();
    if (left <= 0)
      return [
        `${id} in ${name} was accepted until ${until}: update ${name}, or look again and say why it may stay.`,
      ];
    return left > (longestDays + 1) * dayMs
      ? [`${id} in ${name} is accepted until ${until}: at most ${longestDays} days ahead.`]
      : [];
  });
}

/** Installed versions that an advisory is about and no one accepted, and acceptances that have ended. */
export function findWeaknesses(packages: readonly LockedPackage[], known: Known): string[] {
  const byName = Map.groupBy(known.advisories, (one) => one.package);
  const found = packages.flatMap(({ name, version, place }) =>
    (byName.get(name) ?? [])
      .filter(({ affected }) => semver.satisfies(version, affected, { includePrerelease: true }))
      .filter((one) => !known.accepted.some((accepted) => isAbout(accepted, one)))
      .map(
        ({ id, severity, summary, affected }) =>
          `${name}@${version} (${place}): ${severity}, ${id}: ${summary} Affected: ${affected}. Update it; see packages/docs/guides/dependencies.md.`,
      ),
  );
  return [...new Set(found), ...acceptanceFaults(known)];
}

import { byPartOrder } from './person-parts.ts';
import type { PersonVersionRecord } from './person-versions.repository.ts';

/** A part that changed between two states of a profile. */
export interface PartChange {
  part: string;
  before: unknown;
  after: unknown;
  /** The latest version of those between that changed it. */
  number: number;
  savedBy: string;
}

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

/**
 * What changed after version `from`, up to version `to`. `later`: all versions after `from`, the oldest first; `current`:
 * what the profile says now.
 */
export function findPartChanges(
  later: readonly PersonVersionRecord[],
  current: Readonly<Record<string, unknown>>,
  to: number,
): PartChange[] {
  const changes = new Map<string, PartChange>();
  for (const { number, former, savedByName } of later)
    if (number <= to)
      for (const [part, before] of Object.entries(former)) {
        const known = changes.get(part);
        changes.set(part, {
          part,
          before: known ? known.before : before,
          after: undefined,
          number,
          savedBy: savedByName,
        });
      }
  return [...changes.values()]
    .map((change) => {
      // What a part said at `to` is what the first version after it found.
      const next = later.find(({ number, former }) => number > to && change.part in former);
      return { ...change, after: next ? next.former[change.part] : current[change.part] };
    })
    .filter(({ before, after }) => !isSame(before, after))
    .toSorted((one, other) => byPartOrder(one.part, other.part));
}

import { createHash } from 'node:crypto';
import type { ActivityRow } from './activity.repository.ts';

type Hashed = Pick<
  ActivityRow,
  | 'id'
  | 'scopeId'
  | 'sequence'
  | 'actorUserId'
  | 'actorName'
  | 'actorRole'
  | 'verb'
  | 'text'
  | 'entityType'
  | 'entityId'
  | 'entityLabel'
  | 'createdAt'
  | 'previousHash'
> & { before?: unknown; after?: unknown };

/** jsonb does not keep the order of keys, so they are sorted before they are hashed. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

/** The hash of an entry covers what it says and the hash before it: a changed, missing or moved entry breaks the chain. */
export function activityHash(entry: Hashed): string {
  const content = [
    entry.previousHash,
    entry.id,
    entry.scopeId,
    entry.sequence,
    entry.actorUserId,
    entry.actorName,
    entry.actorRole,
    entry.verb,
    entry.text,
    entry.entityType,
    entry.entityId,
    entry.entityLabel,
    canonical(entry.before ?? null),
    canonical(entry.after ?? null),
    entry.createdAt.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Where a chain stands: after so many entries, with the hash of the last. */
export interface ChainEnd {
  sequence: number;
  hash: string;
}
export const chainStart: ChainEnd = { sequence: 0, hash: '' };

/** The number of the first entry that does not fit its chain, or undefined when the chain holds; from `after` on. */
export function firstBrokenLink(
  chain: readonly ActivityRow[],
  after: ChainEnd = chainStart,
): number | undefined {
  let previousHash = after.hash;
  for (const [index, entry] of chain.entries()) {
    const sequence = after.sequence + index + 1;
    if (
      entry.sequence !== sequence ||
      entry.previousHash !== previousHash ||
      activityHash(entry) !== entry.hash
    )
      return sequence;
    previousHash = entry.hash;
  }
  return undefined;
}

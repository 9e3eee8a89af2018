import type { ChangesSince } from './session-changes.repository.ts';
import type { SessionRow } from './sessions.repository.ts';

/**
 * Nothing is remembered for longer, whatever was written down about changes: a revoked session must be dead everywhere
 * within a second even where something changes that no trigger knows of.
 */
const rememberedMs = 1000;

interface Remembered {
  row: SessionRow;
  until: number;
}

interface Reads {
  /** Live sessions by their secrets. */
  bySecret: (secrets: readonly string[]) => Promise<ReadonlyMap<string, SessionRow>>;
  changesSince: (seen: string | undefined) => Promise<ChangesSince>;
}

/**
 * Reads sessions, and for a moment those again that were read before, after one small statement for all who ask said
 * that nothing of them changed. It begins after they asked, so no answer is older than its question: what was committed
 * counts at once, in every process, as if each had been read anew.
 */
export function rememberSessions(
  { bySecret, changesSince }: Reads,
  clock: () => number = () => performance.now(),
): (secrets: readonly string[]) => Promise<ReadonlyMap<string, SessionRow>> {
  /** In the order in which they were read, so the oldest come first. */
  const remembered = new Map<string, Remembered>();
  let seen: string | undefined;
  /** How often changes were applied: a read that others overtook may lack what they were told, and is not kept. */
  let turn = 0;

  function forget(changed: ChangesSince['changed']): void {
    if (changed === 'too many') return remembered.clear();
    if (changed.length === 0) return;
    const gone = new Set(changed);
    for (const [secret, { row }] of remembered)
      if ([row.id, row.userId, row.orgId, row.personId].some((id) => id !== null && gone.has(id)))
        remembered.delete(secret);
  }

  function forgetOld(): void {
    for (const [secret, { until }] of remembered) {
      if (until > clock()) return;
      remembered.delete(secret);
    }
  }

  async function find(secrets: readonly string[]): Promise<ReadonlyMap<string, SessionRow>> {
    const found = new Map<string, SessionRow>();
    const { seen: next, changed, now } = await changesSince(seen);
    turn += 1;
    const mine = turn;
    seen = next;
    forget(changed);
    forgetOld();
    const missing: string[] = [];
    for (const secret of secrets) {
      const row = remembered.get(secret)?.row;
      if (row && row.absoluteExpiresAt > now) found.set(secret, row);
      else missing.push(secret);
    }
    if (missing.length === 0) return found;
    const until = clock() + rememberedMs;
    for (const [secret, row] of await bySecret(missing)) {
      found.set(secret, row);
      remembered.delete(secret);
      // One that is due is about to be moved on, or ends soon.
      if (turn === mine && !row.isDue) remembered.set(secret, { row, until });
    }
    return found;
  }

  return async (secrets) => {
    try {
      return await find(secrets);
    } catch (error) {
      // Who answers next may be another database, restored or taken over, whose transactions count differently.
      turn += 1;
      seen = undefined;
      remembered.clear();
      throw error;
    }
  };
}

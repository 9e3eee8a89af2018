import { LRUCache } from 'lru-cache';
import type { PageChanges } from './page-changes.repository.ts';

/** Until then a page is sent as it was drawn. Changes of data count at once; what only time changes may lag this much. */
const freshMs = 60_000;
/** Until then it is sent as it was drawn while it is drawn again; after that, whoever asks waits for the new one. */
const staleMs = 600_000;
/** Notes of changes are kept for longer. Who has not looked for this long may have missed some. */
const longestGapMs = 600_000;

/** Keys of pages that were asked for once. */
const maxRemembered = 10_000;

/** What was drawn for everybody, and how much room it takes. */
export interface Drawing<Value> {
  value: Value;
  /** Absent for what must not be kept. */
  kept?: {
    bytes: number;
    /** Organisations of which something is shown; absent means any. */
    shows: readonly string[] | undefined;
  };
}

interface Kept<Value> {
  value: Value;
  drawnAt: number;
  shows: readonly string[] | undefined;
}

interface PageCacheOptions {
  /** Nothing is kept where it is 0. */
  mostBytes: number;
  /** What changed since an earlier look; begins after it was called. */
  changesSince: (seen: string | undefined) => Promise<PageChanges>;
  clock?: () => number;
}

type FindPage<Value> = (key: string, draw: () => Promise<Drawing<Value>>) => Promise<Value>;

export interface PageCache<Value> extends FindPage<Value> {
  /** Looks once for a request that needs several things of what is kept; `find` then gives them without another look. */
  look: () => Promise<void>;
  find: FindPage<Value>;
}

/**
 * Keeps drawn pages in memory. A page is sent again only after a look, begun after the request came, has said that nothing of
 * what it shows changed: what was committed counts at once, in every process. Callers batch the looks.
 */
export function createPageCache<Value extends object>({
  mostBytes,
  changesSince,
  clock = () => performance.now(),
}: PageCacheOptions): PageCache<Value> {
  // A size of zero would mean no bound.
  const pages = new LRUCache<string, Kept<Value>>({ maxSize: Math.max(1, mostBytes) });
  /** Asked for once, and not kept: where there is no room left, a page has to be asked for twice to take another's place. */
  const askedOnce = new LRUCache<string, true>({
    maxSize: maxRemembered,
    sizeCalculation: () => 1,
    ttl: staleMs,
  });
  const isWorthRoom = (key: string, bytes: number): boolean => {
    if (pages.has(key) || pages.calculatedSize + bytes <= pages.maxSize || askedOnce.delete(key)) return true;
    askedOnce.set(key, true);
    return false;
  };
  const drawings = new Map<string, { turn: number; result: Promise<Value> }>();
  let seen: string | undefined;
  let lookedAt = -Infinity;
  /** How often changes were applied: a drawing that one overtook may show what was before, and is not kept. */
  let turn = 0;

  function forgetAll(): void {
    turn += 1;
    pages.clear();
  }

  function forget(changed: PageChanges['changed']): void {
    if (changed === 'all') return forgetAll();
    if (changed.length === 0) return;
    turn += 1;
    const gone = new Set(changed);
    for (const [key, { shows }] of pages.entries())
      if (shows === undefined || shows.some((id) => gone.has(id))) pages.delete(key);
  }

  async function look(): Promise<void> {
    try {
      const isFirst = seen === undefined || clock() - lookedAt > longestGapMs;
      const startedAt = clock();
      const changes = await changesSince(isFirst ? undefined : seen);
      if (isFirst) forgetAll();
      seen = changes.seen;
      lookedAt = startedAt;
      forget(changes.changed);
    } catch (error) {
      // Who answers next may be another database, restored or taken over, whose transactions count differently.
      seen = undefined;
      forgetAll();
      throw error;
    }
  }

  async function drawAndKeep(key: string, draw: () => Promise<Drawing<Value>>): Promise<Value> {
    const begun = turn;
    const drawnAt = clock();
    const { value, kept } = await draw();
    if (!kept) pages.delete(key);
    else if (turn === begun && isWorthRoom(key, kept.bytes))
      pages.set(key, { value, drawnAt, shows: kept.shows }, { size: kept.bytes });
    return value;
  }

  /** Those who ask for the same while it is drawn wait for the one drawing, unless something changed in between. */
  function drawOnce(key: string, draw: () => Promise<Drawing<Value>>): Promise<Value> {
    const running = drawings.get(key);
    if (running?.turn === turn) return running.result;
    const own = {
      turn,
      result: drawAndKeep(key, draw).finally(() => {
        if (drawings.get(key) === own) drawings.delete(key);
      }),
    };
    drawings.set(key, own);
    return own.result;
  }

  const find: FindPage<Value> = async (key, draw) => {
    const kept = pages.get(key);
    const age = kept ? clock() - kept.drawnAt : Infinity;
    if (!kept || age > staleMs) return drawOnce(key, draw);
    // A failure leaves the page as it is until it is too old, when whoever asks is told.
    if (age > freshMs) void drawOnce(key, draw).catch(() => undefined);
    return kept.value;
  };

  const keep: FindPage<Value> = async (key, draw) => {
    await look();
    return find(key, draw);
  };
  return Object.assign(keep, { look, find });
}

import type { QueryClient } from '@tanstack/react-query';

interface Step {
  to: number;
  part: string | undefined;
}

interface Row {
  /** Settles when the last write of the queue has settled. */
  tail: Promise<unknown>;
  /** What own writes made of each version. */
  steps: Map<number, Step>;
}

export interface VersionedWrite<Result> {
  /** Names the row, for instance `person.0198…`. */
  row: string;
  /** The version that the change was made over. */
  version: number;
  /** A part that each write replaces whole. An own write of the same part is not skipped: it would be undone. */
  part?: string | undefined;
  send: (version: number) => Promise<Result>;
}

const readVersion = (result: unknown): number | undefined =>
  typeof result === 'object' && result !== null && 'version' in result && typeof result.version === 'number'
    ? result.version
    : undefined;

/**
 * Writes to rows with a version, one at a time for each row. A page has several forms over one row, and each save makes
 * a new version: a write that was made over an older one goes out with the version that the page's own writes have led
 * to. What others saved in between is a conflict as ever.
 */
export function createVersionedWrites() {
  const rows = new Map<string, Row>();

  function advance({ steps }: Row, { version, part }: Pick<VersionedWrite<unknown>, 'version' | 'part'>) {
    let newest = version;
    for (let step = steps.get(newest); step; step = steps.get(newest)) {
      if (part !== undefined && step.part === part) break;
      newest = step.to;
    }
    return newest;
  }

  return async function write<Result>(given: VersionedWrite<Result>): Promise<Result> {
    const row = rows.get(given.row) ?? { tail: Promise.resolve(), steps: new Map<number, Step>() };
    rows.set(given.row, row);
    const attempt = async (): Promise<Result> => {
      const version = advance(row, given);
      const result = await given.send(version);
      const to = readVersion(result);
      if (to !== undefined && to > version) row.steps.set(version, { to, part: given.part });
      return result;
    };
    const result = row.tail.then(attempt, attempt);
    row.tail = result.catch(() => undefined);
    return result;
  };
}

const writesOfClients = new WeakMap<QueryClient, ReturnType<typeof createVersionedWrites>>();

/** The queue of a page: areas on it share a query client. */
export function getVersionedWrites(client: QueryClient): ReturnType<typeof createVersionedWrites> {
  const known = writesOfClients.get(client);
  if (known) return known;
  const writes = createVersionedWrites();
  writesOfClients.set(client, writes);
  return writes;
}

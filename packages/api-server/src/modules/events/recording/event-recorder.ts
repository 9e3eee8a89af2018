import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import { type EventTarget, findEventTargets, type NamedTarget } from './event-targets.repository.ts';
import { inBatches } from './in-batches.ts';
import { type NewEvent, recordUnlessRepeated } from './record-events.repository.ts';
import { rememberRecorded } from './remember-recorded.ts';

const why = 'visits are counted for the organisation visited, whose figures the visitor cannot read';

export interface EventRecorder {
  /** What an event is about, by its public names; undefined where nothing public is there. */
  findTarget(named: NamedTarget): Promise<EventTarget | undefined>;
  /**
   * Records what a visitor did, unless the same visitor did the same on the same thing within the hour. Resolves once it
   * is committed: what was answered as recorded is not lost with the server.
   */
  recordOnce(event: NewEvent): Promise<boolean>;
}

const keyOf = ({ orgId, name, entityId, visitor }: NewEvent): string =>
  [orgId, name, entityId ?? '', visitor ?? ''].join('|');

/** Writes events of many visitors in one statement: one at a time, each waits for the disk and for a connection. */
export function createEventRecorder(db: Database): EventRecorder {
  const known = rememberRecorded();
  const record = inBatches<NewEvent, boolean>((events) =>
    runAsSystem(why, async () => {
      // The statement does not see its own rows: of two in one batch the first counts.
      const first = new Map(events.toReversed().map((event) => [keyOf(event), event]));
      const recorded = await recordUnlessRepeated(db, [...first.values()]);
      return events.map((event) => first.get(keyOf(event)) === event && recorded.has(event));
    }),
  );
  return {
    findTarget: inBatches((named) => runAsSystem(why, () => findEventTargets(db, named))),
    async recordOnce(event) {
      const key = keyOf(event);
      if (known.isRepeated(key, event.at)) return false;
      const isRecorded = await record(event);
      if (isRecorded) known.remember(key, event.at);
      return isRecorded;
    },
  };
}

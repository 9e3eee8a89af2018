import type { LiveEvent, Role } from '@rostrum/contracts';
import { notify } from '../database/notifications.ts';
import type { Queryable } from '../database/queryable.ts';

export const liveChannel = 'rostrum_live';

/** A live event and who may hear of it: an organisation's members (of some roles), single users, both, or everybody. */
export interface LiveMessage {
  topic: LiveEvent['topic'];
  /** What changed; listeners ask the API for its content, and so for permission, themselves. */
  id: string;
  orgId?: string;
  roles?: readonly Role[];
  userIds?: readonly string[];
  /** For what concerns the installation and so every open stream. */
  toEverybody?: boolean;
}

/** Told by the database itself when a session's row goes, in whatever way. */
export interface EndedSession {
  ended: string;
}

/** Tells listeners once the surrounding transaction has committed. */
export const publish = (db: Queryable, message: LiveMessage): Promise<void> =>
  notify(db, liveChannel, { ...message, at: new Date().toISOString() });

import { sql, type SQL } from 'drizzle-orm';
import { column } from '../database/columns-read.ts';
import { readRows } from '../database/rows.ts';
import { runAsSystem } from '../database/principal.ts';
import type { Transaction } from '../database/queryable.ts';

const why = 'mails to unproven addresses are counted for all organisations';

export interface ChargedMails {
  kind: string;
  seconds: number;
  /** Which of them count; all of the installation without one. */
  mailboxKey?: string;
  orgId?: string;
}

const isCounted = ({ kind, seconds, mailboxKey, orgId }: ChargedMails): SQL =>
  sql`kind = ${kind} AND created_at > now() - make_interval(secs => ${seconds})
    AND ${mailboxKey === undefined ? sql`mailbox_key IS NOT NULL` : sql`mailbox_key = ${mailboxKey}`}
    AND ${orgId === undefined ? sql`true` : sql`org_id = ${orgId}`}`;

/** Mails that count against a budget, by the clock of the database. */
export const chargedMailRepository = {
  /** Holds back other transactions that charge the same budget, so that none counts what another is about to write. */
  lock: (tx: Transaction, name: string): Promise<void> =>
    runAsSystem(why, async () => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mail budget ${name}`}, 0))`);
    }),

  /** Returns how many there were, at most `max`, and when the oldest of the newest `max` stops counting. */
  count: (tx: Transaction, charged: ChargedMails, max: number) =>
    runAsSystem(why, async () => {
      const [found] = await readRows(
        tx,
        { sent: column.number, wait: column.number, until: column.text },
        sql`SELECT count(*)::int AS sent,
            greatest(1, ceil(extract(epoch FROM min(created_at) + make_interval(secs => ${charged.seconds}) - now())))::int AS wait,
            to_char((min(created_at) + make_interval(secs => ${charged.seconds})) AT TIME ZONE 'UTC', 'YYYY-MM-DD "at" HH24:MI "UTC"') AS until
          FROM (SELECT created_at FROM mails WHERE ${isCounted(charged)} ORDER BY created_at DESC LIMIT ${max}) AS newest
          HAVING count(*) > 0`,
      );
      return found ?? { sent: 0, wait: 0, until: '' };
    }),
};

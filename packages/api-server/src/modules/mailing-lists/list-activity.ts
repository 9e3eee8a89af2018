import type { RequestInfo } from '@rostrum/server-kit';
import { recordActivity, type ActivityActor } from '@rostrum/server-kit/audit';
import type { Transaction } from '@rostrum/server-kit/database';

interface ListStep {
  orgId: string;
  list: { id: string; name: string };
  actor: ActivityActor;
  request: RequestInfo;
  verb: `mailing_list.${string}`;
  text: string;
}

/** Writes what happened to a list into the record of the organisation. Call it last in the transaction. */
export const recordListStep = (tx: Transaction, { list, ...step }: ListStep): Promise<void> =>
  recordActivity(tx, {
    ...step,
    entity: {
      type: 'mailing_list',
      id: list.id,
      label: list.name,
      href: '/dashboard/inquiries/mailinglists',
    },
  });

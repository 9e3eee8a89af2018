import type { RequestInfo, RequestSession } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { PersonRecord } from './person-detail.repository.ts';

export interface PersonStep {
  person: Pick<PersonRecord, 'id' | 'orgId' | 'firstname' | 'lastname'>;
  verb: string;
  text: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Records what somebody did to a profile, with a link to where it is looked after. */
export const recordPersonStep = (
  tx: Transaction,
  { session, request }: { session: RequestSession; request: RequestInfo },
  { person, ...step }: PersonStep,
): Promise<void> =>
  recordActivity(tx, {
    actor: actorOf(session),
    orgId: person.orgId,
    entity: {
      type: 'person',
      id: person.id,
      label: `${person.firstname} ${person.lastname}`,
      href: '/dashboard/people',
    },
    request,
    ...step,
  });

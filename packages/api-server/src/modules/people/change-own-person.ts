import { ConflictError, type RequestInfo, type RequestSession } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import type { Transaction } from '@rostrum/server-kit/database';
import { completenessOf } from './completeness.ts';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { sectionsOf } from './person-views.ts';

interface OwnChange {
  /** As it was read in this transaction. */
  person: PersonRecord;
  /** The version that the change is based on. */
  version: number;
  values: Partial<PersonRecord>;
  verb: string;
  text: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Changes the own profile, measures it anew and records it: all of it, or a conflict and nothing. */
export async function changeOwnPerson(
  tx: Transaction,
  { session, request }: { session: RequestSession; request: RequestInfo },
  { person, version, values, ...step }: OwnChange,
): Promise<void> {
  const sections = sectionsOf(await personDetailRepository.sections(tx, person.orgId, person.id));
  const completeness = completenessOf({ ...person, ...values }, new Set(sections.map(({ kind }) => kind)));
  const changed = await personDetailRepository.change(
    tx,
    { orgId: person.orgId, id: person.id, version },
    { ...values, completeness },
  );
  if (!changed)
    throw new ConflictError(
      'Your profile was changed in another window. Look at the newer state and try again.',
    );
  const label = `${person.firstname} ${person.lastname}`;
  await recordActivity(tx, {
    actor: actorOf(session),
    orgId: person.orgId,
    entity: { type: 'person', id: person.id, label, href: '/dashboard/people' },
    request,
    ...step,
  });
}

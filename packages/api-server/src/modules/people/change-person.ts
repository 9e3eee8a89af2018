import { ConflictError, type RequestInfo, type RequestSession } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { completenessOf } from './completeness.ts';
import { requireUnlocked } from './feeds/require-unlocked.ts';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { readPersonDetail } from './person-detail.view.ts';
import { sectionsOf } from './person-views.ts';
import { recordPersonStep } from './record-person-step.ts';
import { keepPersonVersion } from './keep-person-version.ts';
import { pickParts } from './person-parts.ts';
import { recordSectionChange } from './section-checks.repository.ts';

export interface PersonChange {
  /** As it was read in this transaction. */
  person: PersonRecord;
  /** The version that the change is based on. */
  version: number;
  values: Partial<PersonRecord>;
  verb: string;
  text: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** What stood before by the parts that versions keep; read from `before` unless given. */
  former?: Record<string, unknown>;
  /** How the change came about, for its version. */
  note?: string;
  /** Another carries out what the person wrote. */
  isTheirs?: boolean;
}

const conflictOf = async (tx: Transaction, by: { session: RequestSession }, person: PersonRecord) =>
  new ConflictError(
    by.session.personId === person.id
      ? 'Your profile was changed in another window. Look at the newer state and try again.'
      : 'A colleague changed this profile. Look at the newer version and try again.',
    { details: await readPersonDetail(tx, person, by.session) },
  );

/** For what changes nothing yet: refuses what is based on a former version. */
export async function requireVersion(
  tx: Transaction,
  by: { session: RequestSession },
  { person, version }: Pick<PersonChange, 'person' | 'version'>,
): Promise<void> {
  if (person.version !== version) throw await conflictOf(tx, by, person);
}

/** Changes a profile, measures it anew and records it: all of it, or a conflict that carries the newer state and nothing. */
export async function changePerson(
  tx: Transaction,
  by: { session: RequestSession; request: RequestInfo },
  {
    person,
    version,
    values,
    former,
    note,
    isTheirs = by.session.personId === person.id,
    ...step
  }: PersonChange,
): Promise<void> {
  await requireUnlocked(tx, person, values);
  const sections = sectionsOf(await personDetailRepository.sections(tx, person.orgId, person.id));
  const next = { ...person, ...values };
  const completeness = completenessOf(next, new Set(sections.map(({ kind }) => kind)));
  const changed = await personDetailRepository.change(
    tx,
    { orgId: person.orgId, id: person.id, version },
    { ...values, completeness },
  );
  if (!changed) throw await conflictOf(tx, by, person);
  await keepPersonVersion(tx, {
    person,
    former: former ?? pickParts(step.before ?? {}),
    by: by.session,
    status: next.status,
    note,
  });
  await recordSectionChange(tx, person, {
    parts: Object.keys(former ?? step.before ?? {}),
    isTheirs,
  });
  await recordPersonStep(tx, by, { person: next, ...step });
}

import { cutText } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import type { PersonRecord } from './person-detail.repository.ts';
import { personVersionRepository } from './person-versions.repository.ts';

const versionsKept = 50;

interface Keeping {
  /** As it was before the change. */
  person: Pick<PersonRecord, 'orgId' | 'id' | 'status' | 'createdAt'>;
  /** What stood before in the parts that change. */
  former: Record<string, unknown>;
  by: { userId: string | null; name: string };
  /** What it is afterwards; the former status unless given. */
  status?: PersonRecord['status'] | undefined;
  /** How it came about, when by another way than the editor; then it is a version of its own. */
  note?: string | undefined;
}

const nameOf = (name: string) => cutText(name, 150);

/**
 * Keeps what a change puts out of sight, in the transaction that makes it. The changes of one person in 15 minutes are one
 * version; one that became public is never added to.
 */
export async function keepPersonVersion(
  tx: Transaction,
  { person, former, by, status = person.status, note }: Keeping,
): Promise<void> {
  const isPublic = status === 'published';
  const isPublished = isPublic && person.status !== 'published';
  const isNothing = Object.keys(former).length === 0;
  if (isNothing && !isPublished) return;
  const key = { orgId: person.orgId, personId: person.id };
  const latest = await personVersionRepository.latest(tx, person);
  if (!latest)
    await personVersionRepository.add(tx, {
      ...key,
      number: 1,
      former: {},
      wasPublic: person.status === 'published',
      savedBy: null,
      savedByName: '',
      startedAt: person.createdAt,
      savedAt: person.createdAt,
    });
  const number = latest?.version.number ?? 1;
  if (isNothing) {
    await personVersionRepository.markPublic(tx, person, number);
    return;
  }
  const isOneSitting =
    latest?.isRecent === true &&
    note === undefined &&
    latest.version.note === null &&
    latest.version.savedBy === by.userId &&
    // A version that was public before this sitting stays as it was.
    latest.version.wasPublic === isPublic;
  if (latest && isOneSitting) {
    await personVersionRepository.addTo(tx, person, number, { ...former, ...latest.version.former });
    return;
  }
  await personVersionRepository.add(tx, {
    ...key,
    number: number + 1,
    former,
    note: note === undefined ? undefined : cutText(note, 200),
    wasPublic: isPublic,
    savedBy: by.userId,
    savedByName: nameOf(by.name),
  });
  await personVersionRepository.dropUpTo(tx, person, number + 1 - versionsKept);
}

/** The first version of a profile that is added. */
export const beginPersonVersions = (
  tx: Transaction,
  { orgId, id }: Pick<PersonRecord, 'orgId' | 'id'>,
  by: Keeping['by'],
): Promise<void> =>
  personVersionRepository.add(tx, {
    orgId,
    personId: id,
    number: 1,
    former: {},
    wasPublic: false,
    savedBy: by.userId,
    savedByName: nameOf(by.name),
  });

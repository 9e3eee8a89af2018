import { maximumSections, type PersonSection } from '@rostrum/contracts';
import { InputError, requirePermission, type RequestInfo, type RequestSession } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { changePerson } from './change-person.ts';
import { findPerson } from './find-person.ts';
import { personDetailRepository } from './person-detail.repository.ts';
import { sectionsOf } from './person-views.ts';

const kind = 'media_appearance';
export type MediaAppearance = Extract<PersonSection, { kind: typeof kind }>['data'];

/**
 * Puts a piece first among the media appearances of a profile, as its editor could. What the profile lists under the same
 * link already stays as it is; answers false then.
 */
export async function addMediaAppearance(
  tx: Transaction,
  { session, request }: { session: RequestSession; request: RequestInfo },
  { personId, entry }: { personId: string; entry: MediaAppearance },
): Promise<boolean> {
  const grant = requirePermission(session, 'person.write');
  const person = await findPerson(tx, { ...session, grant }, personId);
  if (person.kind === 'staff')
    throw InputError.field('profile_type', 'Staff profiles have no media appearances. Leave it out here.');
  const sections = sectionsOf(await personDetailRepository.sections(tx, person.orgId, person.id));
  const stored = sections.filter((section) => section.kind === kind);
  if (stored.some(({ data }) => data.url === entry.url)) return false;
  if (stored.length >= maximumSections[kind])
    throw InputError.field(
      'profile_type',
      `The profile has ${maximumSections[kind]} media appearances, as many as it can hold. Remove one first, or leave it out here.`,
    );
  await personDetailRepository.replaceSections(tx, { ...person, kind }, [
    { data: entry },
    ...stored.map(({ id, data }) => ({ id, data })),
  ]);
  await changePerson(
    tx,
    { session, request },
    {
      person,
      version: person.version,
      values: {},
      verb: 'person.updated',
      text: `listed “${entry.title}” among the media appearances of ${person.firstname} ${person.lastname}`,
      before: { [kind]: stored.map(({ data }) => data) },
      after: { [kind]: [entry, ...stored.map(({ data }) => data)] },
    },
  );
  return true;
}

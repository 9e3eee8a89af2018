import {
  findMemberWithoutProfile,
  linkProfile,
  type JoiningListener,
  type MemberWithoutProfile,
} from '@rostrum/identity';
import { recordActivity } from '@rostrum/server-kit/audit';
import { runAsSystem, type Transaction } from '@rostrum/server-kit/database';
import { beginPersonVersions } from '../keep-person-version.ts';
import { personDetailRepository, type PersonRecord } from '../person-detail.repository.ts';
import { usernamesFor } from '../usernames.ts';
import { memberProfileRepository } from './member-profiles.repository.ts';

/** What stands as their job until they or their team say more: the form asks for it, and a blank line reads as a fault. */
const jobTitles = { expert: 'Expert', staff: 'Staff' } as const;

async function addDraft(tx: Transaction, member: MemberWithoutProfile, kind: keyof typeof jobTitles) {
  const { orgId, firstname, lastname, email } = member;
  const values = { orgId, kind, firstname, lastname, email, jobTitle: jobTitles[kind] };
  for (const username of usernamesFor(firstname, lastname)) {
    const added: PersonRecord | undefined = await personDetailRepository.add(tx, { ...values, username });
    if (added) return added;
  }
  throw new Error('The names ran out.');
}

/**
 * The profile of a new member: the one with their address that is no one's yet, whatever they are; experts and staff, who
 * have little else here, get a draft when there is none.
 */
export const giveProfile: JoiningListener = (tx, place, { actor, request }) =>
  runAsSystem('a profile is looked for and begun for members whom the actor may not see', async () => {
    const member = await findMemberWithoutProfile(tx, place);
    if (!member) return;
    const free = await memberProfileRepository.freeWithAddress(tx, place.orgId, member.email);
    if (free !== null) return linkProfile(tx, place, free);
    const { role, firstname, lastname } = member;
    if (role !== 'expert' && role !== 'staff') return;
    const added = await addDraft(tx, member, role);
    await beginPersonVersions(tx, added, actor);
    await linkProfile(tx, place, added.id);
    const label = `${firstname} ${lastname}`;
    await recordActivity(tx, {
      actor,
      orgId: place.orgId,
      verb: 'person.added',
      text: `added ${label}, who became a member`,
      entity: { type: 'person', id: added.id, label, href: '/dashboard/people' },
      after: { kind: role, username: added.username, firstname, lastname },
      ...(request && { request }),
    });
  });

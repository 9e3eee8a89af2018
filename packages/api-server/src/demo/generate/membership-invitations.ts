import { createHash } from 'node:crypto';
import { invitations } from '../content/invitations.ts';
import { organisations } from '../content/organisations.ts';
import { dayMs } from './clock.ts';
import { known, type DemoContext } from './demo-context.ts';
import { addressOf } from './plain-words.ts';

const roleWords = { agent: 'an agent', expert: 'an expert' } as const;
const lifeDays = 14;

/** Invitations that wait for an answer, and one that waited too long. No link leads to them: nobody knows their secret. */
export function addMembershipInvitations(context: DemoContext): void {
  const { now, ids, rows, people, users, organisationIds, log } = context;
  const domains = new Map(organisations.map(({ key, domain }) => [key, domain]));
  for (const { person, role, by, daysAgo } of invitations) {
    const { id: personId, organisation, content } = known(people, person, 'person');
    const inviter = known(users, by, 'user');
    const at = new Date(now.getTime() - daysAgo * dayMs);
    const id = ids.id(at);
    const email = addressOf(
      content.firstname,
      content.lastname,
      known(domains, organisation, 'organisation'),
    );
    rows.invitations.push({
      id,
      orgId: known(organisationIds, organisation, 'organisation'),
      email,
      firstname: content.firstname,
      lastname: content.lastname,
      role,
      personId,
      secretHash: createHash('sha256').update(`demonstration ${id}`).digest(),
      invitedBy: inviter.id,
      invitedByName: inviter.name,
      sentAt: at,
      expiresAt: new Date(at.getTime() + lifeDays * dayMs),
      createdAt: at,
      updatedAt: at,
    });
    log.push({
      organisation,
      at,
      actor: { userId: inviter.id, name: inviter.name, role: inviter.role },
      verb: 'invitation.sent',
      text: `invited ${email} as ${roleWords[role]}`,
      entity: { type: 'user', id, label: email, href: '/dashboard/settings/access' },
    });
  }
}

import type { DeactivationListener } from '@rostrum/identity';
import { recordActivity } from '@rostrum/server-kit/audit';
import { giveBackInquiries } from '../inquiries/index.ts';
import { unpublishProfile } from '../people/index.ts';

/** What the directory does about a deactivated member: inquiries go back to the desk, the published profile offline. */
export const takeLeaverOffline: DeactivationListener = async (tx, leaving, by) => {
  await giveBackInquiries(tx, { ...leaving, reason: 'was deactivated' }, by);
  const { orgId, personId } = leaving;
  if (personId === null) return;
  const profile = await unpublishProfile(tx, { orgId, id: personId });
  if (!profile) return;
  const label = `${profile.firstname} ${profile.lastname}`;
  await recordActivity(tx, {
    actor: by.actor,
    orgId,
    verb: 'person.unpublished',
    text: `unpublished ${label}, who was deactivated`,
    entity: { type: 'person', id: personId, label, href: '/dashboard/people' },
    before: { status: 'published' },
    after: { status: 'unpublished' },
    ...(by.request && { request: by.request }),
  });
};

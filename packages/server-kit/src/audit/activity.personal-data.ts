import { definePersonalData, none, reference, retained } from '../database/personal-data/index.ts';
import { activityChains, activityEntries } from './activity.schema.ts';

const activityLog = {
  reason: 'The activity log is append-only, and each entry is chained to the one before by its hash.',
  until: 'the organisation is removed from the installation',
};

export const activityChainsPersonalData = definePersonalData(activityChains, {
  columns: { scopeId: reference(), sequence: none, hash: none },
});

export const activityEntriesPersonalData = definePersonalData(activityEntries, {
  columns: {
    id: reference(),
    scopeId: reference(),
    sequence: none,
    orgId: reference(),
    actorUserId: reference(),
    actorName: retained(activityLog, { organisation: 'activity' }),
    actorRole: retained(activityLog, { organisation: 'activity' }),
    verb: retained(activityLog, { own: 'activity', organisation: 'activity' }),
    text: retained(activityLog, { own: 'activity', organisation: 'activity' }),
    entityType: retained(activityLog, { organisation: 'activity' }),
    entityId: reference(),
    entityLabel: retained(activityLog, { own: 'activity.about', organisation: 'activity' }),
    href: retained(activityLog),
    before: retained(activityLog, { organisation: 'activity' }),
    after: retained(activityLog, { organisation: 'activity' }),
    ip: retained(activityLog),
    requestId: none,
    previousHash: none,
    hash: none,
    createdAt: retained(activityLog, { own: 'activity', organisation: 'activity' }),
  },
});

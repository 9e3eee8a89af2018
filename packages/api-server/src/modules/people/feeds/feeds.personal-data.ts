import { definePersonalData, erased, mention, none, reference } from '@rostrum/server-kit/personal-data';
import { peopleFeedMembers, peopleFeeds } from './feeds.schema.ts';

export const peopleFeedMembersPersonalData = definePersonalData(peopleFeedMembers, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: { orgId: reference(), personId: reference(), seenAt: erased() },
});

export const peopleFeedsPersonalData = definePersonalData(peopleFeeds, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  mentionsWithin: 'orgId',
  columns: {
    orgId: reference(),
    url: none,
    address: none,
    unpublishesLeavers: none,
    state: none,
    locked: none,
    lastRun: mention(['name', 'username', 'email'], { to: null }),
    runningSince: none,
    createdBy: reference(),
    version: none,
    createdAt: none,
  },
});

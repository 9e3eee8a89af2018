import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { postSignOffLinks, postSignOffs } from './post-signoffs.schema.ts';

export const postSignOffLinksPersonalData = definePersonalData(postSignOffLinks, {
  columns: {
    tokenHash: none,
    orgId: reference(),
    signOffId: reference(),
    expiresAt: none,
    endedAt: none,
    createdAt: none,
  },
});

export const postSignOffsPersonalData = definePersonalData(postSignOffs, {
  links: [
    { subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' },
    { subject: 'account', by: ['askedBy'], rows: 'cleared' },
  ],
  columns: {
    id: reference(),
    orgId: reference(),
    postId: reference(),
    personId: reference(),
    state: none,
    askedBy: reference(),
    askedByName: erased({ to: 'Former member' }),
    askedAt: none,
    answeredAt: none,
    number: none,
    note: erased({ of: ['profile'] }),
    createdAt: none,
  },
});

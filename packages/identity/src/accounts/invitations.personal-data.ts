import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { invitations } from './invitations.schema.ts';

export const invitationsPersonalData = definePersonalData(invitations, {
  links: [
    { subject: 'mailbox', by: ['email'], rows: 'deleted' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
    { subject: 'profile', by: ['orgId', 'personId'], rows: 'cleared' },
    { subject: 'account', by: ['invitedBy'], rows: 'cleared' },
  ],
  columns: {
    id: reference(),
    orgId: reference(),
    email: erased({ of: ['mailbox', 'organisation'], organisation: 'invitations' }),
    firstname: erased({ of: ['mailbox', 'organisation'], organisation: 'invitations' }),
    lastname: erased({ of: ['mailbox', 'organisation'], organisation: 'invitations' }),
    role: erased({ of: ['mailbox', 'organisation'], organisation: 'invitations' }),
    scopes: erased({ of: ['mailbox', 'organisation'], organisation: 'invitations' }),
    personId: reference({ to: null }),
    note: erased({ of: ['mailbox', 'organisation'], organisation: 'invitations' }),
    secretHash: erased({ of: ['mailbox', 'organisation'] }),
    status: none,
    invitedBy: reference(),
    invitedByName: erased({ to: 'Former member', of: ['account'] }),
    sentAt: none,
    expiresAt: none,
    answeredAt: none,
    createdAt: none,
    updatedAt: none,
  },
});

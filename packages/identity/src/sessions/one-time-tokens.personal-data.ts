import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { oneTimeTokens } from './one-time-tokens.schema.ts';

export const oneTimeTokensPersonalData = definePersonalData(oneTimeTokens, {
  links: [
    { subject: 'account', by: ['userId'], rows: 'deleted' },
    { subject: 'mailbox', by: ['email'], rows: 'deleted' },
  ],
  columns: {
    id: reference(),
    purpose: none,
    secretHash: erased(),
    userId: reference(),
    orgId: reference(),
    email: erased(),
    stamp: erased(),
    callbackUrl: erased(),
    data: erased(),
    expiresAt: none,
    createdAt: none,
  },
});

import { definePersonalData, none } from '@rostrum/server-kit/personal-data';
import { inboundMails } from './inbound-mail.schema.ts';

export const inboundMailsPersonalData = definePersonalData(inboundMails, {
  columns: { key: none, outcome: none, createdAt: none },
});

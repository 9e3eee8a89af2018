import { definePersonalData, erased, none, reference, retained } from '../database/personal-data/index.ts';
import { mails } from './mails.schema.ts';

const mailContent = {
  reason: 'The message was written to somebody else.',
  until: '30 days after it was sent',
};

export const mailsPersonalData = definePersonalData(mails, {
  links: [{ subject: 'mailbox', by: ['toEmail'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    messageId: none,
    kind: none,
    toName: erased(),
    toEmail: erased(),
    mailboxKey: erased(),
    fromName: retained(mailContent),
    replyTo: retained(mailContent),
    threadId: reference(),
    subject: retained(mailContent),
    text: retained(mailContent),
    html: retained(mailContent),
    attachmentName: retained(mailContent),
    attachment: retained(mailContent),
    unsubscribeUrl: retained(mailContent),
    entityType: none,
    entityId: reference(),
    status: none,
    attempts: none,
    lastError: retained(mailContent),
    refusedAt: none,
    leasedUntil: none,
    sentAt: none,
    createdAt: none,
  },
});

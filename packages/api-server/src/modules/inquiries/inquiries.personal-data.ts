import { isMessageOnHold, isOnHold } from './held-rows.repository.ts';
import {
  definePersonalData,
  derived,
  erased,
  formerId,
  mention,
  none,
  reference,
  retained,
} from '@rostrum/server-kit/personal-data';
import {
  inquiries,
  inquiryMessages,
  inquiryReads,
  inquiryRecipients,
  inquiryTrackingLinks,
} from './inquiries.schema.ts';

const recordOfInquiry = {
  reason: 'Both sides of an inquiry have its text and its times.',
  until: 'the inquiry is erased by the retention of the organisation',
};
const holdRecord = {
  reason: 'A legal hold names who placed it and why.',
  until: 'the inquiry is erased by the retention of the organisation',
};

export const inquiriesPersonalData = definePersonalData(inquiries, {
  links: [{ subject: 'account', by: ['seekerId'], rows: 'cleared', unless: isOnHold }],
  mentionsWithin: 'orgId',
  columns: {
    id: reference({ organisation: 'inquiries' }),
    orgId: reference(),
    ref: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    type: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    subject: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    message: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    fields: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    status: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    priority: retained(recordOfInquiry, { organisation: 'inquiries' }),
    restricted: retained(recordOfInquiry, { organisation: 'inquiries' }),
    deadlineAt: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    assigneeId: reference(),
    seekerId: reference(),
    seekerType: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    firstname: erased({ to: 'Former', own: 'inquiries_sent', organisation: 'inquiries' }),
    lastname: erased({ to: 'member', own: 'inquiries_sent', organisation: 'inquiries' }),
    email: erased({ to: formerId('@deleted.invalid'), own: 'inquiries_sent', organisation: 'inquiries' }),
    phone: erased({ to: null, own: 'inquiries_sent', organisation: 'inquiries' }),
    organization: erased({ to: null, own: 'inquiries_sent', organisation: 'inquiries' }),
    jobTitle: erased({ to: null, own: 'inquiries_sent', organisation: 'inquiries' }),
    city: erased({ to: null, own: 'inquiries_sent', organisation: 'inquiries' }),
    state: erased({ to: null, own: 'inquiries_sent', organisation: 'inquiries' }),
    country: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    timezone: retained(recordOfInquiry, { own: 'inquiries_sent' }),
    verified: none,
    emailConfirmedAt: none,
    consentAt: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    sourcePage: mention(['username'], { own: 'inquiries_sent' }),
    sourcePostId: reference(),
    tags: retained(recordOfInquiry, { organisation: 'inquiries' }),
    ipHash: erased({ to: null }),
    senderIp: erased({ to: null, own: 'inquiries_sent' }),
    openedAt: none,
    expertAskedAt: none,
    waitingSince: none,
    firstReplyAt: retained(recordOfInquiry, { organisation: 'inquiries' }),
    replyWarnedAt: none,
    replyMissedAt: none,
    lateReason: none,
    closedAt: retained(recordOfInquiry, { organisation: 'inquiries' }),
    outcome: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    outcomeNote: retained(recordOfInquiry, { organisation: 'inquiries' }),
    legalHoldAt: none,
    legalHoldBy: reference(),
    legalHoldReason: retained(holdRecord),
    erasedAt: none,
    lastMessageAt: none,
    lastMessageBy: none,
    mergedInto: reference(),
    mergedAt: none,
    mergeUndo: retained(recordOfInquiry),
    version: none,
    createdAt: retained(recordOfInquiry, { own: 'inquiries_sent', organisation: 'inquiries' }),
    updatedAt: none,
    searchVector: derived,
    screenedText: derived,
  },
});

export const inquiryMessagesPersonalData = definePersonalData(inquiryMessages, {
  links: [
    { subject: 'account', by: ['authorUserId'], rows: 'cleared', unless: isMessageOnHold },
    { subject: 'profile', by: ['orgId', 'authorPersonId'], rows: 'cleared' },
  ],
  columns: {
    id: reference({ organisation: 'messages' }),
    orgId: reference(),
    inquiryId: reference({ own: 'messages_written', organisation: 'messages' }),
    authorKind: retained(recordOfInquiry, { organisation: 'messages' }),
    authorUserId: reference(),
    authorPersonId: reference(),
    authorName: erased({ to: 'Former member', organisation: 'messages' }),
    visibility: retained(recordOfInquiry, { organisation: 'messages' }),
    body: retained(recordOfInquiry, { own: 'messages_written', organisation: 'messages' }),
    channel: retained(recordOfInquiry, { organisation: 'messages' }),
    wholeText: retained(recordOfInquiry, { own: 'messages_written', organisation: 'messages' }),
    createdAt: retained(recordOfInquiry, { own: 'messages_written', organisation: 'messages' }),
  },
});

export const inquiryReadsPersonalData = definePersonalData(inquiryReads, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    inquiryId: reference(),
    userId: reference(),
    readAt: erased({ own: 'inquiry_reads' }),
  },
});

export const inquiryRecipientsPersonalData = definePersonalData(inquiryRecipients, {
  columns: {
    orgId: reference(),
    inquiryId: reference(),
    personId: reference({ organisation: 'inquiries' }),
    position: none,
    heldSince: none,
    isFromAsk: none,
  },
});

export const inquiryTrackingLinksPersonalData = definePersonalData(inquiryTrackingLinks, {
  columns: {
    tokenHash: none,
    orgId: reference(),
    inquiryId: reference(),
    expiresAt: none,
    isMailed: none,
    createdAt: none,
  },
});

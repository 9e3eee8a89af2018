import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import {
  mailingListDeliveries,
  mailingListItems,
  mailingListSubscribers,
  mailingLists,
} from './mailing-lists.schema.ts';

export const mailingListDeliveriesPersonalData = definePersonalData(mailingListDeliveries, {
  links: [
    { subject: 'mailbox', by: ['email'], rows: 'deleted' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
  ],
  columns: {
    orgId: reference(),
    listId: reference(),
    inquiryId: reference(),
    email: erased(),
    mailId: reference(),
    createdAt: none,
  },
});

export const mailingListItemsPersonalData = definePersonalData(mailingListItems, {
  columns: {
    orgId: reference(),
    listId: reference(),
    inquiryId: reference(),
    dueAt: none,
    doneAt: none,
    createdAt: none,
  },
});

export const mailingListSubscribersPersonalData = definePersonalData(mailingListSubscribers, {
  links: [
    { subject: 'account', by: ['userId'], rows: 'deleted' },
    { subject: 'mailbox', by: ['email'], rows: 'deleted' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
  ],
  columns: {
    id: reference(),
    orgId: reference(),
    listId: reference(),
    email: erased({ own: 'mailing_lists', organisation: 'mailing_list_subscribers' }),
    name: erased({ own: 'mailing_lists', organisation: 'mailing_list_subscribers' }),
    userId: reference(),
    state: erased({ own: 'mailing_lists', organisation: 'mailing_list_subscribers' }),
    stateAt: erased({ own: 'mailing_lists', organisation: 'mailing_list_subscribers' }),
    reason: erased({ own: 'mailing_lists', organisation: 'mailing_list_subscribers' }),
    confirmHash: erased(),
    confirmUntil: none,
    createdAt: none,
  },
});

export const mailingListsPersonalData = definePersonalData(mailingLists, {
  columns: {
    id: reference(),
    orgId: reference(),
    name: none,
    description: none,
    sends: none,
    types: none,
    departments: none,
    tags: none,
    personIds: reference(),
    countries: none,
    verifiedOnly: none,
    mode: none,
    content: none,
    quietFrom: none,
    quietUntil: none,
    pausedAt: none,
    lastSentAt: none,
    removedAt: none,
    createdBy: reference(),
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});

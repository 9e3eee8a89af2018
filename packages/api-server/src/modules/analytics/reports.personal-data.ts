import { definePersonalData, erased, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { coverage, reportMailings, reportSubscriptions } from './reports.schema.ts';

const publication = {
  reason: 'The organisation published or keeps the text as its own.',
  until: 'the organisation deletes it',
};

export const coveragePersonalData = definePersonalData(coverage, {
  columns: {
    id: reference(),
    orgId: reference(),
    inquiryId: reference(),
    personId: reference(),
    outlet: retained(publication, { organisation: 'coverage' }),
    title: retained(publication, { organisation: 'coverage' }),
    url: retained(publication, { organisation: 'coverage' }),
    publishedOn: retained(publication, { organisation: 'coverage' }),
    reach: retained(publication, { organisation: 'coverage' }),
    addedBy: reference(),
    createdAt: none,
  },
});

export const reportMailingsPersonalData = definePersonalData(reportMailings, {
  columns: {
    orgId: reference(),
    listId: reference(),
    day: none,
    hour: none,
    sentUntil: none,
    createdAt: none,
  },
});

export const reportSubscriptionsPersonalData = definePersonalData(reportSubscriptions, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    userId: reference(),
    sentUntil: erased({ own: 'report_subscriptions' }),
    createdAt: none,
  },
});

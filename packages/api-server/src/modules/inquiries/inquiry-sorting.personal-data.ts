import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { inquiryBulkActs, inquirySavedViews, inquiryWatchers } from './inquiry-sorting.schema.ts';

export const inquiryBulkActsPersonalData = definePersonalData(inquiryBulkActs, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    userId: reference(),
    act: none,
    entries: erased(),
    undoneAt: none,
    createdAt: none,
  },
});

export const inquirySavedViewsPersonalData = definePersonalData(inquirySavedViews, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    userId: reference(),
    name: erased({ own: 'saved_views' }),
    query: erased({ own: 'saved_views' }),
    createdAt: none,
  },
});

export const inquiryWatchersPersonalData = definePersonalData(inquiryWatchers, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: { orgId: reference(), inquiryId: reference(), userId: reference(), createdAt: none },
});

import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { personSavedViews } from './people-views.schema.ts';

export const personSavedViewsPersonalData = definePersonalData(personSavedViews, {
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

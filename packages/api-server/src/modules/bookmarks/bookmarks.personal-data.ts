import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { bookmarkLists, bookmarks } from './bookmarks.schema.ts';

export const bookmarkListsPersonalData = definePersonalData(bookmarkLists, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    userId: reference(),
    name: erased({ own: 'bookmark_lists' }),
    shareToken: erased(),
    createdAt: none,
  },
});

export const bookmarksPersonalData = definePersonalData(bookmarks, {
  links: [
    { subject: 'account', by: ['userId'], rows: 'deleted' },
    { subject: 'profile', by: ['targetOrgId', 'targetId'], rows: 'cleared' },
  ],
  columns: {
    id: reference(),
    userId: reference(),
    type: erased({ of: ['account'], own: 'bookmarks' }),
    targetId: reference(),
    targetOrgId: reference(),
    username: erased({ to: null, own: 'bookmarks' }),
    label: erased({ to: 'No longer available', own: 'bookmarks' }),
    note: erased({ of: ['account'], own: 'bookmarks' }),
    listId: reference(),
    createdAt: erased({ of: ['account'], own: 'bookmarks' }),
  },
});

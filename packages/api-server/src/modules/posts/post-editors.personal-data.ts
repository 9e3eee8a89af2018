import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { postEditors } from './post-editors.schema.ts';

export const postEditorsPersonalData = definePersonalData(postEditors, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    postId: reference(),
    windowId: reference(),
    userId: reference(),
    since: none,
    seenAt: none,
  },
});

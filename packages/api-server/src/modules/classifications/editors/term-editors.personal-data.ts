import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { termEditors } from './term-editors.schema.ts';

export const termEditorsPersonalData = definePersonalData(termEditors, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    termId: reference(),
    windowId: reference(),
    userId: reference(),
    since: none,
    seenAt: none,
  },
});

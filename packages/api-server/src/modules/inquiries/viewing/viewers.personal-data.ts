import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { inquiryViewers } from './viewers.schema.ts';

export const inquiryViewersPersonalData = definePersonalData(inquiryViewers, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    inquiryId: reference(),
    windowId: reference(),
    userId: reference(),
    since: none,
    seenAt: none,
  },
});

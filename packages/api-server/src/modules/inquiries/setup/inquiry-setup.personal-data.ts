import { isRetention } from './retention-section.repository.ts';
import { definePersonalData, mention, none, reference } from '@rostrum/server-kit/personal-data';
import { inquirySetupSections } from './inquiry-setup.schema.ts';

export const inquirySetupSectionsPersonalData = definePersonalData(inquirySetupSections, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted', unless: isRetention }],
  mentionsWithin: 'orgId',
  columns: {
    orgId: reference(),
    section: none,
    value: mention(['name', 'email']),
    version: none,
    changedBy: reference(),
    updatedAt: none,
  },
});

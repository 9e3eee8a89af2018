import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { customFields } from './custom-fields.schema.ts';

export const customFieldsPersonalData = definePersonalData(customFields, {
  columns: {
    id: reference(),
    orgId: reference(),
    entity: none,
    key: none,
    kind: none,
    label: none,
    help: none,
    choices: none,
    visibility: none,
    isRequired: none,
    isArchived: none,
    inquiryTypes: none,
    position: none,
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});

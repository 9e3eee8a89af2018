import type { InquiryTypeId } from '@rostrum/contracts';
import type { CustomField } from '@rostrum/contracts/fields';
import type { FieldRecord } from './custom-fields.repository.ts';

export const presentField = (field: FieldRecord): CustomField => ({
  id: field.id,
  key: field.key,
  kind: field.kind,
  label: field.label,
  help: field.help,
  choices: field.choices,
  visibility: field.visibility,
  is_required: field.isRequired,
  is_archived: field.isArchived,
  ...(field.entity === 'inquiry' && { inquiry_types: field.inquiryTypes as InquiryTypeId[] }),
  version: field.version,
});

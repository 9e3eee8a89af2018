export type { FieldRecord } from './custom-fields.repository.ts';
export { customFields } from './custom-fields.schema.ts';
export { createFieldValueRepository, type FieldOwner } from './field-values.repository.ts';
export { makeValueTable } from './field-values.schema.ts';
export { findInquiryFields, readInquiryAnswers, type InquiryAnswer } from './inquiry-fields.ts';
export { listFieldsInUse } from './list-fields-in-use.ts';
export {
  countRequiredFields,
  hasAnswers,
  hasFieldValues,
  publicChoices,
} from './own-field-filters.repository.ts';
export { toFilter } from './own-field-filters.ts';
export { presentField } from './present-field.ts';
export { presentPublicValues } from './present-public-values.ts';
export { describeChanges, presentValues, readChanges, type HeldValue } from './read-changes.ts';

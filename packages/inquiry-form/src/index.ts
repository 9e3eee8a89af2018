export { askedFields } from './asked-fields.ts';
export { checkInquiry, fieldPathOf, inFormOrder, nameField } from './check-inquiry.ts';
export type { InquiryProblem } from './check-inquiry.ts';
export { labelOf, readCommonField } from './common-fields.ts';
export { introOf, requiredOf, typeNameOf } from './form-words.ts';
export type { CommonField } from './common-fields.ts';
export { acceptedTypes, typeNotes, typesInCommon } from './type-order.ts';

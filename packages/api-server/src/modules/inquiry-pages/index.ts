export { lineField, proseField, type FormState } from './form-fields.ts';
export { addresseeOfOrganisation, addresseeOfPerson, createAddressees, type Addressee } from './addressee.ts';
export { addressOf, emptyForm, inquiryForm, style } from './form-page.ts';
export type { DrawInquiryDocument } from './inquiry-document.ts';
export { createInquiryForms, type InquiryFormDeps } from './inquiry-forms.ts';
export { acceptFormsWithFiles } from './read-sent-form.ts';
export { readFilledSeconds, toShown } from './filled-seconds.ts';
export { readValues } from './form-values.ts';

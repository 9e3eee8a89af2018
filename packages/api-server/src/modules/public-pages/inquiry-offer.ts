import { typeNameOf } from '@rostrum/inquiry-form';
import { addressOf, emptyForm, inquiryForm, type Addressee } from '../inquiry-pages/index.ts';

/** The form that stands on a public page: for the kind that most come for, of those that are taken. */
export function offerInquiry(addressee: Addressee, now: Date) {
  const [type] = addressee.types;
  if (type === undefined) return null;
  return {
    type,
    types: addressee.types,
    nameOf: (kind: typeof type) => typeNameOf(addressee.form, kind),
    address: addressOf(addressee),
    form: inquiryForm(emptyForm(addressee, type, now)).text,
  };
}

import { inquiryTypeLabel, type InquiryTypeId, type PublicInquiryForm } from '@rostrum/contracts';

type FormOfType = NonNullable<PublicInquiryForm>['types'][number];

const formOf = (form: PublicInquiryForm, type: InquiryTypeId): FormOfType | undefined =>
  form?.types.find((each) => each.type === type);

/** What an organisation calls a type on its form. */
export const typeNameOf = (form: PublicInquiryForm, type: InquiryTypeId): string =>
  formOf(form, type)?.label || inquiryTypeLabel(type);

/** What an organisation says before the fields of a type, if anything. */
export const introOf = (form: PublicInquiryForm, type: InquiryTypeId): string[] => {
  const intro = formOf(form, type)?.intro;
  return intro ? [intro] : [];
};

/** Paths of the fields that an organisation requires beyond those that the type requires anyway. */
export const requiredOf = (form: PublicInquiryForm, type: InquiryTypeId): readonly string[] =>
  formOf(form, type)?.required ?? [];

import { senderFieldsOfType, type InquiryFormField, type InquiryTypeId } from '@rostrum/contracts';
import { askedFields } from './asked-fields.ts';

/** The fields of a type by the place where the form asks for them. */
export interface FormSteps {
  /** Asked beside the message: what it is about. */
  what: InquiryFormField[];
  /** Asked beside the name: for whom it is. */
  who: InquiryFormField[];
  /** Folded away. Those that are required stand first. */
  details: InquiryFormField[];
}

/** Who reads the answer is judged by the outlet; what else the sender is fits into the details. */
const shownOfSender = 'outlet';

/**
 * The short first step of a form and its details. `required`: paths that the organisation requires as well; `own`: fields
 * that it added.
 */
export function formSteps(
  type: InquiryTypeId,
  required: readonly string[] = [],
  own: readonly InquiryFormField[] = [],
): FormSteps {
  const fields = askedFields(type, required);
  const ofSender = senderFieldsOfType[type] ?? [];
  const isOfSender = ({ name }: InquiryFormField) => ofSender.includes(name);
  const needed = fields.filter((field) => field.required);
  return {
    what: [...needed.filter((field) => !isOfSender(field)), ...own.filter((field) => field.required)],
    who: needed.filter(({ name }) => name === shownOfSender),
    details: [
      ...needed.filter((field) => isOfSender(field) && field.name !== shownOfSender),
      ...fields.filter((field) => !field.required),
      ...own.filter((field) => !field.required),
    ],
  };
}

/** What the folded details hold that cannot be left empty: `Kind of media, Country`. */
export const neededDetails = ({ details }: FormSteps, country: string): string =>
  [...details.filter((field) => field.required).map(({ label }) => label), country].join(', ');

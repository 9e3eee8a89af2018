import { senderFieldsOfType, type InquiryFormField, type InquiryTypeId } from '@rostrum/contracts';
import { askedFields } from './asked-fields.ts';
import { isAskedByType } from './asked-once.ts';

/** The fields of a type by the place where the form asks for them. Every required field is in sight. */
export interface FormSteps {
  /** Asked beside the message: what it is about. */
  what: InquiryFormField[];
  /** Asked beside the name: for whom it is, the outlet first. */
  who: InquiryFormField[];
  /** Folded away: optional, every one of them. */
  details: InquiryFormField[];
  /** Optional of every inquiry, unless the organisation requires them: then they are asked next to the sender. What a field of the type asks is left out. */
  contact: { required: ContactField[]; optional: ContactField[] };
}

const contactFields = ['phone', 'organization', 'job_title', 'city'] as const;
export type ContactField = (typeof contactFields)[number];

/** Readers judge the sender by the outlet. */
const firstOfSender = 'outlet';

/**
 * The fields that the form shows at once, and those that it folds away. `required`: paths that the organisation requires
 * as well; `own`: fields that it added.
 */
export function formSteps(
  type: InquiryTypeId,
  required: readonly string[] = [],
  own: readonly InquiryFormField[] = [],
): FormSteps {
  const fields = askedFields(type, required);
  const ofSender = senderFieldsOfType[type] ?? [];
  const isOfSender = ({ name }: InquiryFormField) => ofSender.includes(name);
  const contact = contactFields.filter((path) => !isAskedByType(type, path));
  const needed = fields.filter((field) => field.required);
  const isFirst = ({ name }: InquiryFormField) => Number(name === firstOfSender);
  return {
    what: [...needed.filter((field) => !isOfSender(field)), ...own.filter((field) => field.required)],
    who: needed.filter(isOfSender).toSorted((left, right) => isFirst(right) - isFirst(left)),
    details: [...fields.filter((field) => !field.required), ...own.filter((field) => !field.required)],
    contact: {
      required: contact.filter((path) => required.includes(path)),
      optional: contact.filter((path) => !required.includes(path)),
    },
  };
}

import type { FieldError, InquiryTypeId } from '@rostrum/contracts';
import {
  fieldPathOf,
  inFormOrder,
  nameField,
  ownFields,
  toFormPath,
  type AskingOrganisation,
  type InquiryProblem,
} from '@rostrum/inquiry-form';

/** The server's field errors beside the fields they are about. */
export const serverProblems = (
  type: InquiryTypeId,
  organisation: AskingOrganisation,
  fields: readonly FieldError[],
): InquiryProblem[] =>
  inFormOrder(
    fields.map(({ path, message }) => {
      const place = fieldPathOf(toFormPath(organisation.company_username, path.replace(/^body\./, '')));
      return { path: place, label: nameField(type, place, ownFields([organisation], type)).label, message };
    }),
  );

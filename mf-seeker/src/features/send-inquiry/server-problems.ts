import type { FieldError, InquiryTypeId } from '@rostrum/contracts';
import { fieldPathOf, nameField, inFormOrder, type InquiryProblem } from '@rostrum/inquiry-form';

/** The server's field errors beside the fields they are about. */
export const serverProblems = (type: InquiryTypeId, fields: readonly FieldError[]): InquiryProblem[] =>
  inFormOrder(
    fields.map(({ path, message }) => {
      const place = fieldPathOf(path.replace(/^body\./, ''));
      return { path: place, label: nameField(type, place).label, message };
    }),
  );

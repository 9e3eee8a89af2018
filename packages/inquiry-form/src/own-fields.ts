import type { InquiryFormField, InquiryTypeId, PublicInquiryField } from '@rostrum/contracts';

/** An organisation with what it added to its form. */
export interface AskingOrganisation {
  company_username: string;
  name: string;
  inquiry_fields?: readonly PublicInquiryField[] | undefined;
}

const prefix = 'own';
const sentAs = 'own_fields.';

/** Under which name a form keeps the answer: two organisations may ask under one key, of one text that goes to both. */
const nameOwnField = (company: string, key: string): string => `${prefix}:${company}:${key}`;

/** The key of an own field by its name in the form. */
export const keyOfOwnField = (name: string): string => name.split(':').slice(2).join(':');

/** What organisations added for a type, as fields of the form; each with its organisation where several are asked. */
export const ownFields = (
  organisations: readonly AskingOrganisation[],
  type: InquiryTypeId,
): InquiryFormField[] =>
  organisations.flatMap(({ company_username: company, name, inquiry_fields: fields = [] }) =>
    fields
      .filter(({ types }) => types.length === 0 || types.includes(type))
      .map(({ key, label, help, kind, choices, required }) => ({
        name: nameOwnField(company, key),
        label: organisations.length > 1 ? `${label} (${name})` : label,
        kind,
        required,
        ...(help !== null && { hint: help }),
        ...(kind === 'choice' && { choices: choices.map((value) => ({ value, label: value })) }),
      })),
  );

/** The part of a submission that answers them; nothing where nothing was answered. */
export function toOwnAnswers(
  organisation: AskingOrganisation,
  type: InquiryTypeId,
  read: (field: InquiryFormField) => unknown,
): { own_fields?: Record<string, string | number> } {
  const answers = ownFields([organisation], type).flatMap((field): [string, string | number][] => {
    const value = read(field);
    return typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value))
      ? [[keyOfOwnField(field.name), value]]
      : [];
  });
  return answers.length === 0 ? {} : { own_fields: Object.fromEntries(answers) };
}

/** Where the form has what the server calls `own_fields.series`. */
export const toFormPath = (company: string, path: string): string =>
  path.startsWith(sentAs) ? `fields.${nameOwnField(company, path.slice(sentAs.length))}` : path;

import { inquiryFormFields, type InquiryTypeId } from '@rostrum/contracts';

/**
 * Contact details that a type asks for with a field of its own: a journalist's organisation is the outlet, and their job
 * title the position.
 */
const ownFieldOfContact: Partial<Record<InquiryTypeId, Readonly<Record<string, string>>>> = {
  2: { organization: 'outlet', job_title: 'media_position' },
};

/** True for a contact detail that the form leaves out, since a field of the type asks the same. */
export const isAskedByType = (type: InquiryTypeId, path: string): boolean =>
  ownFieldOfContact[type]?.[path] !== undefined;

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** What people read of an answer: the words of a choice, else the text. */
function readAnswer(type: InquiryTypeId, name: string, value: unknown): string | undefined {
  const { choices } = inquiryFormFields(type).find((field) => field.name === name) ?? {};
  return choices?.find((choice) => choice.value === value)?.label ?? textOf(value);
}

/** Contact details as the type's own fields answer them; they replace what was typed for another type. */
export const deriveContact = (
  type: InquiryTypeId,
  fields: Readonly<Record<string, unknown>>,
): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(ownFieldOfContact[type] ?? {}).map(([path, name]) => [
      path,
      readAnswer(type, name, fields[name]),
    ]),
  );

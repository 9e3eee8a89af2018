import { inquiryTypeId, type InquiryTypeId } from '@rostrum/contracts';

/** What stands in a form as the browser sent it: fields by name, each a text. */
export type FormValues = Readonly<Record<string, string>>;

/** Takes the texts of a form or query; what was sent twice counts as not sent. */
export function readValues(sent: unknown): FormValues {
  if (typeof sent !== 'object' || sent === null) return {};
  return Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The kind that a form was filled in for, whether or not it is still taken. */
export function readSentType(values: FormValues): InquiryTypeId | undefined {
  const parsed = inquiryTypeId.safeParse(Number(values['type']));
  return parsed.success ? parsed.data : undefined;
}

/** The kind of inquiry that was chosen, if the addressee takes it. */
export function readType(values: FormValues, types: readonly InquiryTypeId[]): InquiryTypeId | undefined {
  const type = readSentType(values);
  return type !== undefined && types.includes(type) ? type : undefined;
}

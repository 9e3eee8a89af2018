import { commonInquiryFields, readField, type ContractField } from '@rostrum/contracts';

/** A field that every inquiry has, as the contract describes it. */
export type CommonField = keyof typeof commonInquiryFields.shape;

/** True for the name of a field that every inquiry has. */
export const isCommonField = (name: string): name is CommonField => name in commonInquiryFields.shape;

/** Label and limits of a field that every inquiry has. */
export const readCommonField = (name: CommonField): ContractField => readField(commonInquiryFields, name);

/** What people know a field by; its own name when the contract has none for it. */
export function labelOf(name: string): string {
  if (name === 'type') return 'Kind of inquiry';
  return isCommonField(name) ? readCommonField(name).label : name;
}

export const commonKinds: Readonly<Record<string, string>> = {
  state: 'choice',
  country: 'choice',
  deadline_at: 'datetime',
};

/** The order in which the form asks; `fields` are the type's own. */
export const formOrder: readonly string[] = [
  'recipients',
  'company_username',
  'message',
  'deadline_at',
  'firstname',
  'lastname',
  'fields',
  'email',
  'country',
  'state',
  'phone',
  'organization',
  'job_title',
  'city',
  'attachments',
  'subject',
  'consent',
];

import {
  inquiryFormFields,
  subdivisionsOf,
  type InquiryFormField,
  type PublicInquiryField,
  type PublicInquiryForm,
} from '@rostrum/contracts';
import {
  colleaguesFor,
  deriveContact,
  subjectFrom,
  toOwnAnswers,
  type Colleague,
} from '@rostrum/inquiry-form';
import { fieldKey, type DraftValue, type InquiryDraft } from './inquiry-draft.ts';
import { instantOf } from './local-time.ts';

/** To whom an inquiry goes: people of one organisation, or the organisation itself when no one is named. */
export interface InquiryAddress {
  organisation: {
    company_username: string;
    name: string;
    timezone: string;
    desk_phone: string | null;
    inquiry_form: PublicInquiryForm;
    /** What it added to its form; a shell from before leaves it out. */
    inquiry_fields?: readonly PublicInquiryField[] | undefined;
  };
  usernames: readonly string[];
  /** Similar experts who are asked as well where the box says so. */
  similar?: readonly Colleague[];
}

/** Whom the sender chose to ask as well: those whose names stand beside the box. */
export const alsoAskedIn = (draft: InquiryDraft, { similar = [] }: InquiryAddress) =>
  draft.also_ask === true ? colleaguesFor(similar, draft.type) : [];

const blank = (text: string) => text.trim() === '';
const orNothing = (text: string) => (blank(text) ? undefined : text);

function fieldValue({ kind }: InquiryFormField, value: DraftValue | undefined): unknown {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'object')
    return value.map(({ start, minutes }) => ({
      start: instantOf(start) ?? start,
      minutes: Number(minutes),
    }));
  if (value === undefined || blank(value)) return undefined;
  return kind === 'number' ? Number(value) : value;
}

const filesOf = ({ attachments = [], attachments_key }: InquiryDraft) =>
  attachments.length === 0 ? {} : { attachments: attachments.map(({ id }) => id), attachments_key };

/** What the contract is asked to accept. Empty optional answers are left out; numbers and times get their types. */
export function toSubmission(
  draft: InquiryDraft,
  address: InquiryAddress,
  timezone: string,
  sourcePage: string,
) {
  const fields = inquiryFormFields(draft.type).map(
    (field) => [field.name, fieldValue(field, draft.fields[fieldKey(draft.type, field.name)])] as const,
  );
  return {
    type: draft.type,
    fields: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    ...toOwnAnswers(address.organisation, draft.type, (field) =>
      fieldValue(field, draft.fields[fieldKey(draft.type, field.name)]),
    ),
    recipients: [...address.usernames, ...alsoAskedIn(draft, address).map(({ username }) => username)],
    company_username: address.organisation.company_username,
    firstname: draft.firstname,
    lastname: draft.lastname,
    email: draft.email,
    phone: orNothing(draft.phone),
    organization: orNothing(draft.organization),
    job_title: orNothing(draft.job_title),
    ...deriveContact(draft.type, Object.fromEntries(fields)),
    subject: orNothing(draft.subject) ?? subjectFrom(draft.message),
    message: draft.message,
    city: orNothing(draft.city),
    // A state that was chosen for another country must not travel along unseen.
    state: subdivisionsOf(draft.country).length > 0 ? orNothing(draft.state) : undefined,
    country: draft.country,
    timezone,
    // A time that cannot be read is refused rather than left out.
    deadline_at: instantOf(draft.deadline_at) ?? orNothing(draft.deadline_at),
    consent: draft.consent,
    source_page: sourcePage.slice(0, 300),
    ...filesOf(draft),
  };
}

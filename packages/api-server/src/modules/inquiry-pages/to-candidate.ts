import {
  inquiryFormFields,
  subdivisionsOf,
  type InquiryFormField,
  type InquiryTypeId,
} from '@rostrum/contracts';
import { readPublicationPath } from '@rostrum/contracts/inquiries';
import { deriveContact, subjectFrom, toOwnAnswers } from '@rostrum/inquiry-form';
import { deadlineOf, readInstant } from './deadline-choices.ts';
import type { Addressee } from './addressee.ts';
import { readFilledSeconds } from './filled-seconds.ts';
import { readAlsoAsked } from './also-ask.ts';
import type { FormFiles } from './read-sent-form.ts';
import type { FormValues } from './form-values.ts';

/** Times that a meeting can be proposed for on one page; the contract takes two to five. */
export const slotNumbers = [0, 1, 2] as const;

const textOf = (values: FormValues, name: string) => (values[name]?.trim() ? values[name] : undefined);

function slotsOf(values: FormValues, timezone: string) {
  return slotNumbers.flatMap((number) => {
    const start = readInstant(values, `fields.slots.${String(number)}`, timezone);
    return start === '' ? [] : [{ start, minutes: Number(values['fields.slots.minutes'] ?? 30) }];
  });
}

function valueOf({ name, kind }: InquiryFormField, values: FormValues, timezone: string): unknown {
  if (kind === 'slots') return slotsOf(values, timezone);
  const value = textOf(values, `fields.${name}`);
  if (kind === 'flag') return value === undefined ? undefined : true;
  return kind === 'number' && value !== undefined ? Number(value) : value;
}

/** A post or question of the organisation that is asked; any other page that a form names is not believed. */
const cameFrom = (page: string | undefined, companyUsername: string): string | undefined =>
  readPublicationPath(page)?.company === companyUsername ? page : undefined;

interface Sent {
  files: Pick<FormFiles, 'key' | 'ids'>;
  now: Date;
}

/** What the contract is asked to accept. Optional answers that were left empty are left out. */
export function toCandidate(
  type: InquiryTypeId,
  values: FormValues,
  addressee: Addressee,
  { files, now }: Sent,
) {
  const { timezone, companyUsername, usernames, path, framed } = addressee;
  const fields = inquiryFormFields(type).map(
    (field) => [field.name, valueOf(field, values, timezone)] as const,
  );
  const country = values['country'] ?? '';
  return {
    type,
    fields: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    ...toOwnAnswers(addressee.asking, type, (field) => valueOf(field, values, timezone)),
    recipients: [...usernames, ...readAlsoAsked(addressee, type, values).map(({ username }) => username)],
    company_username: companyUsername,
    firstname: values['firstname'] ?? '',
    lastname: values['lastname'] ?? '',
    email: values['email'] ?? '',
    phone: textOf(values, 'phone'),
    organization: textOf(values, 'organization'),
    job_title: textOf(values, 'job_title'),
    ...deriveContact(type, Object.fromEntries(fields)),
    subject: textOf(values, 'subject') ?? subjectFrom(values['message'] ?? ''),
    message: values['message'] ?? '',
    city: textOf(values, 'city'),
    // A state that was chosen for another country must not travel along unseen.
    state: subdivisionsOf(country).length > 0 ? textOf(values, 'state') : undefined,
    country,
    timezone,
    deadline_at: deadlineOf(values, now, timezone),
    consent: values['consent'] === 'yes',
    source_page: framed?.source ?? cameFrom(values['came_from'], companyUsername) ?? path,
    homepage: textOf(values, 'homepage')?.slice(0, 300),
    ...(files.ids.length > 0 && { attachments: [...files.ids], attachments_key: files.key }),
    filled_seconds: readFilledSeconds(values['shown'], now),
  };
}

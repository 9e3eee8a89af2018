import { z } from 'zod';
import { attachmentIds } from './attachments.ts';
import { guestUploadKey } from './guest-uploads.contract.ts';
import { describeField } from './forms/describe-field.ts';
import { inquiryFieldLabels } from './inquiry-field-labels.ts';
import { inquiryTypeFields, typesWithRequiredDeadline } from './inquiry-fields.ts';
import { inquiryTypes, type InquiryTypeId } from './lookups/inquiry-types.ts';
import { isSubdivisionOf } from './lookups/places.ts';
import { countryCode, email, isoDateTime, line, prose, slug, timezoneName } from './primitives.ts';

/** As many people of one organisation may be asked by one inquiry. */
export const maximumRecipients = 5;

const common = {
  /** Who is asked: up to five people of one organisation, or the organisation itself when the list is empty. */
  recipients: describeField(z.array(slug).max(maximumRecipients), { label: 'Recipient' }),
  company_username: describeField(slug, { label: 'Organisation' }),
  firstname: describeField(line(60, 1), { label: 'First name' }),
  lastname: describeField(line(60, 1), { label: 'Last name' }),
  email: describeField(email, { label: 'Email' }),
  phone: describeField(line(40), { label: 'Phone' }).optional(),
  organization: describeField(line(120), { label: 'Your organisation' }).optional(),
  job_title: describeField(line(120), { label: 'Job title' }).optional(),
  subject: describeField(line(120, 3), { label: 'Subject' }),
  message: describeField(prose(5000, 20), {
    label: 'What do you want to ask?',
    missing: 'Write what you want to ask.',
  }),
  city: describeField(line(80), { label: 'City' }).optional(),
  state: describeField(line(80), { label: 'State or province' }).optional(),
  country: describeField(countryCode, { label: 'Country' }),
  timezone: describeField(timezoneName, { label: 'Time zone' }),
  deadline_at: describeField(isoDateTime, { label: 'Deadline, your time' }).optional(),
  consent: describeField(
    z.literal(true, 'Agree that the organisation may use these details to answer you.'),
    { label: 'Consent' },
  ),
  /** What the organisation asks beside the type's fields, by its keys. The server checks it with what it asks now. */
  own_fields: z
    .record(z.string().max(60), z.union([z.string().max(2000), z.number(), z.boolean()]))
    .refine((given) => Object.keys(given).length <= 50, 'Send at most 50 fields.')
    .optional(),
  source_page: line(300).optional(),
  /** A field that no person sees: what a program wrote into it. */
  homepage: z.string().max(300).optional(),
  /** Whole seconds from when the form was on screen to when it was sent, where that is known. */
  filled_seconds: z.number().int().min(0).max(86_400).optional(),
  /** Own uploads, by their ids. */
  attachments: attachmentIds.optional(),
  /** Under which a guest uploaded them. */
  attachments_key: guestUploadKey.optional(),
};

/** What every inquiry has, whatever its type: a form reads labels and limits from here. */
export const commonInquiryFields = z.object(common);

/** The fields of a type with the labels that people read beside them. */
function describeTypeFields<Type extends InquiryTypeId>(type: Type): (typeof inquiryTypeFields)[Type] {
  const schema = inquiryTypeFields[type];
  const labels = inquiryFieldLabels[type];
  const shape = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [
    name,
    labels[name] === undefined ? field : describeField(field, { label: labels[name] }),
  ]);
  return schema.extend(Object.fromEntries(shape)) as (typeof inquiryTypeFields)[Type];
}

const ofType = <Type extends InquiryTypeId>(type: Type) =>
  z
    .object({ type: z.literal(type), fields: describeTypeFields(type), ...common })
    .superRefine((inquiry, context) => {
      if (typesWithRequiredDeadline.includes(type) && !inquiry.deadline_at)
        context.addIssue({
          code: 'custom',
          path: ['deadline_at'],
          message: 'Say by when you need the answer.',
        });
      if (!isSubdivisionOf(inquiry.country, inquiry.state))
        context.addIssue({ code: 'custom', path: ['state'], message: 'Choose a state or province.' });
    });

const [speaking, ...others] = inquiryTypes.map(({ id }) => ofType(id));

/** What a seeker sends, signed in or not. The deadline must lie ahead, at most 180 days: the server's clock decides. */
export const inquirySubmission = z.discriminatedUnion('type', [speaking ?? ofType(5), ...others]);
export type InquirySubmission = z.input<typeof inquirySubmission>;
export const longestDeadlineDays = 180;

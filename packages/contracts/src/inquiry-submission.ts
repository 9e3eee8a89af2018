import { z } from 'zod';
import { inquiryTypeFields, typesWithRequiredDeadline } from './inquiry-fields.ts';
import { inquiryTypes, type InquiryTypeId } from './lookups/inquiry-types.ts';
import { isSubdivisionOf } from './lookups/places.ts';
import { countryCode, email, isoDateTime, line, prose, slug, timezoneName } from './primitives.ts';

/** As many people of one organisation may be asked by one inquiry. */
export const maximumRecipients = 5;

const common = {
  /** Who is asked: up to five people of one organisation, or the organisation itself when the list is empty. */
  recipients: z.array(slug).max(maximumRecipients),
  company_username: slug,
  firstname: line(60, 1),
  lastname: line(60, 1),
  email,
  phone: line(40).optional(),
  organization: line(120).optional(),
  job_title: line(120).optional(),
  subject: line(120, 3),
  message: prose(5000, 20),
  city: line(80).optional(),
  state: line(80).optional(),
  country: countryCode,
  timezone: timezoneName,
  deadline_at: isoDateTime.optional(),
  consent: z.literal(true, 'Agree that the organisation may use these details to answer you.'),
  source_page: line(300).optional(),
};

const ofType = <Type extends InquiryTypeId>(type: Type) =>
  z
    .object({ type: z.literal(type), fields: inquiryTypeFields[type], ...common })
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

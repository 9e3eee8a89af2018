import { z } from 'zod';
import { meetingMode } from './inquiry-meeting.ts';
import { isoDateTime, line, prose } from './primitives.ts';
import { type InquiryTypeId, inquiryTypeIds } from './lookups/inquiry-types.ts';

const budget = {
  budget_min: z.number().int().min(0).max(100_000_000).optional(),
  budget_max: z.number().int().min(0).max(100_000_000).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Choose a currency.')
    .optional(),
};
const donorOrganisation = ['corporate', 'government', 'ngo', 'not_for_profit', 'other'] as const;

const speaking = z.object({
  event_name: line(150, 1),
  event_location: line(150, 1),
  event_date: z.iso.date(),
  event_description: prose(2000, 1),
  role: z
    .enum([
      'keynote',
      'moderator',
      'panelist',
      'workshop',
      'host_mc',
      'author_appearance',
      'corporate_training',
    ])
    .optional(),
  audience_size: z.number().int().min(1).max(1_000_000).optional(),
  minutes: z.number().int().min(5).max(600).optional(),
  ...budget,
});

const media = z.object({
  outlet: line(120, 1),
  media_position: z.enum(['reporter', 'editor', 'news_director', 'researcher', 'other']),
  media_type: z.enum(['print', 'online', 'tv', 'radio', 'podcast', 'wire']),
  topic: line(300).optional(),
  format: z.enum(['phone', 'video', 'email', 'in_person', 'live']).optional(),
  questions: prose(2000).optional(),
  attribution: z.enum(['on_record', 'background', 'unsure']).optional(),
});

const expertWitness = z.object({
  stage: z.enum(['investigation', 'in_litigation', 'approaching_trial', 'other']),
  org_type: z.enum([
    'legal_firm',
    'corporate_legal_department',
    'insurance_provider',
    'government_agency',
    'legal_nurse_consultant',
    'other',
  ]),
  /** Private: read for the conflict check only. */
  parties: prose(1000, 1),
  side: z.enum(['plaintiff', 'defence', 'neutral']).optional(),
  jurisdiction: line(120).optional(),
  case_type: line(120).optional(),
  engagement: z.enum(['consulting', 'testifying', 'both']).optional(),
  trial_date: z.iso.date().optional(),
});

const business = z.object({
  opportunity: z.enum([
    'consulting_engagement',
    'new_ventures_partnerships',
    'business_deals',
    'corporate_training',
  ]),
  start_date: z.iso.date().optional(),
  duration: line(120).optional(),
  ...budget,
});

const partnership = z.object({
  org_type: z.enum(donorOrganisation),
  focus: z.enum([
    'business_development',
    'corporate',
    'fundraising',
    'licensing',
    'research',
    'sponsorship',
    'technology',
    'other',
  ]),
  timeline: line(120).optional(),
});

const donor = z.object({
  donor_type: z.enum(donorOrganisation),
  focus: z.enum(['one_time_gift', 'recurring_gift', 'endowments', 'bequests', 'other']),
  range: line(120).optional(),
  anonymous: z.boolean().optional(),
});

const admissions = z.object({
  level: z.enum(['undergraduate', 'graduate', 'doctoral', 'professional']),
  program_name: line(150, 1),
  faculty: line(150, 1),
  intake_term: line(60).optional(),
});

const research = z.object({
  area: line(150, 1),
  stage: z.enum(['collaboration', 'funding', 'partnership', 'other']),
  funder: line(150).optional(),
});

const meeting = z.object({
  purpose: line(300, 1),
  slots: z
    .array(z.object({ start: isoDateTime, minutes: z.number().int().min(15).max(120) }))
    .min(2, 'Propose at least two times.')
    .max(5),
  mode: meetingMode,
  attendees: z.number().int().min(1).max(10).optional(),
});

/** The fields that each inquiry type adds to the common ones; deadlines stand with the common ones. */
export const inquiryTypeFields = {
  [inquiryTypeIds.speaking]: speaking,
  [inquiryTypeIds.media]: media,
  [inquiryTypeIds.expert_witness]: expertWitness,
  [inquiryTypeIds.business]: business,
  [inquiryTypeIds.general]: z.object({}),
  [inquiryTypeIds.partnership]: partnership,
  [inquiryTypeIds.donor]: donor,
  [inquiryTypeIds.admissions]: admissions,
  [inquiryTypeIds.research]: research,
  [inquiryTypeIds.meeting]: meeting,
} as const satisfies Record<InquiryTypeId, z.ZodObject>;

/** Types whose deadline is required; it is optional for all others. */
export const typesWithRequiredDeadline: readonly InquiryTypeId[] = [inquiryTypeIds.media];

/** Fields that describe who asks and not what is asked: the next inquiry of the type starts with them. */
export const senderFieldsOfType: Partial<Record<InquiryTypeId, readonly string[]>> = {
  [inquiryTypeIds.media]: ['outlet', 'media_position', 'media_type'],
  [inquiryTypeIds.expert_witness]: ['org_type'],
  [inquiryTypeIds.partnership]: ['org_type'],
  [inquiryTypeIds.donor]: ['donor_type'],
};

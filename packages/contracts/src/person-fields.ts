import { z } from 'zod';
import { describeField } from './forms/describe-field.ts';
import { countryCode, email, id, line, prose, rowVersion, slug } from './primitives.ts';
import { speakingField } from './person-terms.ts';
import { toSlug } from './to-slug.ts';

export const personKinds = ['expert', 'staff', 'individual'] as const;
export const personStatuses = ['draft', 'in_review', 'published', 'unpublished', 'archived'] as const;
export const accessLevels = ['public', 'private', 'unlisted'] as const;
/** How a profile came to be. */
export const personSources = ['manual', 'csv', 'api', 'hr', 'sso'] as const;
export const personSource = z.enum(personSources);
export type PersonSource = z.infer<typeof personSource>;
export const personKind = z.enum(personKinds);
export const personStatus = z.enum(personStatuses);
export type PersonStatus = z.infer<typeof personStatus>;
export const accessLevel = z.enum(accessLevels);
export type AccessLevel = z.infer<typeof accessLevel>;

/** What must be there before a profile may be published (product rules). */
export const publishRequirements = [
  'headline',
  'biography',
  'photo',
  'industry',
  'topic',
  'consent',
] as const;

/** What a profile is measured by, and how many of 100 points each part is worth; those that publishing needs weigh most. */
export const completenessPoints = {
  headline: 12,
  biography: 16,
  image: 14,
  topics: 14,
  industries: 10,
  consent: 8,
  pronunciation: 4,
  readiness: 6,
  language: 4,
  education: 4,
  publication: 4,
  media_appearance: 4,
} as const;
export type CompletenessPart = keyof typeof completenessPoints;
export const completenessParts = Object.keys(completenessPoints) as readonly CompletenessPart[];

/** How many areas of expertise and industries a profile may name. */
export const maximumTopics = 30;
export const maximumIndustries = 10;

/** What people change of their own profile, by the names it is stored under. */
export const profileWords = z.object({
  headline: describeField(line(140), {
    label: 'Headline',
    hint: 'One sentence a journalist could put under the name.',
  }),
  biography: describeField(prose(2500), { label: 'Biography' }),
  topics: describeField(z.array(line(80, 1)).max(maximumTopics), { label: 'Areas of expertise' }),
  industries: describeField(z.array(line(80, 1)).max(maximumIndustries), { label: 'Industries' }),
  name_pronunciation: describeField(line(80).nullable(), {
    label: 'Pronunciation',
    hint: 'For example: MAH-ren oh-KON-jo hale',
  }),
  pronouns: describeField(line(30).nullable(), { label: 'Pronouns' }),
});
/** The fields that the own profile's form asks for, in its order. */
export const profileFields = profileWords.keyof().options;

/** What of its contact a public page shows, once it was chosen: nothing of it unless chosen. */
export const shownContacts = ['email', 'phone', 'address'] as const;

/** What the organisation keeps of a person, by the names it is stored under. Four of them are required of a new one. */
export const recordWords = z.object({
  prefix: describeField(line(20).nullable(), { label: 'Prefix', hint: 'For example: Dr' }),
  firstname: describeField(line(60, 1), { label: 'First name' }),
  lastname: describeField(line(60, 1), { label: 'Last name' }),
  suffix: describeField(line(60).nullable(), { label: 'Suffix', hint: 'For example: PhD' }),
  job_title: describeField(line(140, 1), { label: 'Job title' }),
  department: describeField(line(120).nullable(), { label: 'Department' }),
  email: describeField(email, { label: 'Email', hint: 'Private unless shown below.' }),
  phone: describeField(line(40).nullable(), { label: 'Phone', hint: 'Private unless shown below.' }),
  phone_extension: describeField(line(8).nullable(), { label: 'Extension' }),
  building: describeField(line(80).nullable(), { label: 'Building' }),
  room: describeField(line(40).nullable(), { label: 'Room', hint: 'Never shown in safety mode.' }),
  address: describeField(line(120).nullable(), { label: 'Street address' }),
  postal: describeField(line(12).nullable(), { label: 'Postal code' }),
  city: describeField(line(80).nullable(), { label: 'City' }),
  state: describeField(line(80).nullable(), { label: 'State or region' }),
  country: describeField(countryCode.nullable(), { label: 'Country' }),
  shown_contact: describeField(z.array(z.enum(shownContacts)).max(shownContacts.length), {
    label: 'Shown on the public page',
    hint: 'Nothing of it is shown in safety mode.',
  }),
  employee_id: describeField(line(60).nullable(), {
    label: 'Employee ID',
    hint: 'For your team and its HR system. Never public.',
  }),
  tags: describeField(z.array(line(120, 1)).max(30), {
    label: 'Tags',
    hint: 'For your team: agents look after departments and tags.',
  }),
});
/** The fields that only the team changes, in the order of the editor. */
export const recordFields = recordWords.keyof().options;

/** A person who is added by hand. Without a username, the name becomes one. */
export const newPerson = recordWords
  .pick({ firstname: true, lastname: true, job_title: true, email: true, prefix: true, department: true })
  .partial({ prefix: true, department: true })
  .extend({
    kind: describeField(personKind.exclude(['individual']), { label: 'Kind' }),
    username: describeField(slug.min(3).transform(toSlug), {
      label: 'Username',
      hint: 'The last part of the public address. Made from the name when left empty.',
    }).optional(),
  });

/** Where the square of a portrait lies in its photo, in hundredths of its room: `object-position` of CSS. */
export const focus = z.object({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) });

/** A photo for a profile. Whoever prints it has to name who took it, so the press is given none without a credit. */
export const photoChange = z
  .object({
    alt: describeField(line(125, 1), {
      label: 'Description',
      hint: 'What the photo shows, for people who cannot see it.',
      missing: 'Describe what the photo shows.',
    }),
    credit: describeField(line(120).nullable(), { label: 'Credit', hint: 'Who took the photo.' }),
    press_approved: describeField(z.boolean(), {
      label: 'The press may use this photo',
      hint: 'The public profile then offers a press kit: this photo in three sizes with its credit, and the biography.',
    }).default(false),
    version: rowVersion,
    upload_id: id,
    focus,
  })
  .refine(({ credit, press_approved }) => !press_approved || (credit ?? '').trim() !== '', {
    path: ['credit'],
    message: 'Enter who took the photo, so that the press can credit it.',
  });

export const teamChange = z.object({
  ...recordWords.partial().shape,
  ...profileWords.partial().shape,
  access: describeField(accessLevel, { label: 'Who may see it' }).optional(),
  speaking: speakingField.optional(),
  version: rowVersion,
});

export const moveChange = z.object({
  status: personStatus,
  /** Required when a profile is sent back from review; its owner reads it. */
  comment: describeField(line(500, 1), {
    label: 'What to change',
    missing: 'Say what has to change before it can be published.',
  }).optional(),
});

export const consentRecord = z.object({
  how: describeField(line(200, 1), {
    label: 'How they agreed',
    hint: 'For example: by email on 12 November.',
    missing: 'Say how the person agreed.',
  }),
});

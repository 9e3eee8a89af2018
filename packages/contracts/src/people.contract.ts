import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { toStored } from './forms/to-stored.ts';
import { personActivityVerbs } from './person-activity.ts';
import { defineChangesRoute } from './recorded-changes.ts';
import { personAway, publishProgress, statusDeciders } from './person-standing.ts';
import {
  accessLevel,
  completenessParts,
  consentRecord,
  moveChange,
  newPerson,
  personKind,
  personSource,
  personStatus,
  photoChange,
  profileWords,
  publishRequirements,
  recordWords,
  teamChange,
} from './person-fields.ts';
import { checkedSection } from './person-checks.ts';
import { personPhoto } from './person-photo.ts';
import { personFee, speakingForm } from './person-terms.ts';
import { personListQuery } from './person-list-query.ts';
import { mediaReadiness, personAvailability, personSection, sectionsChange } from './person-sections.ts';
import { id, isoDateTime, ownItemParams, ownParams, pageOf, rowVersion } from './primitives.ts';

/** One row of the People list. */
export const personSummary = z.object({
  id,
  kind: personKind,
  username: z.string(),
  name: z.string(),
  job_title: z.string(),
  department: z.string().nullable(),
  image: z.string().nullable(),
  status: personStatus,
  access: accessLevel,
  /** 0–100: the share of what publishing needs that the profile has. */
  completeness: z.number().int().min(0).max(100),
  /** The same as counts. Older servers do not say it. */
  requirements: publishProgress.optional(),
  last_confirmed_at: isoDateTime.nullable(),
  inquiries_90_days: z.number().int(),
  version: z.number().int(),
  source: personSource.default('manual'),
  /** Names of the agents who look after the person, the one assigned first. */
  agents: z.array(z.string()).default([]),
});
export type PersonSummary = z.infer<typeof personSummary>;

export type PersonPhoto = z.infer<typeof personPhoto>;

/** One profile, as its owner and the team see it. */
export const personDetail = personSummary.extend({
  ...toStored(recordWords.shape),
  ...toStored(profileWords.shape),
  /** Address of the recording of how the name is said. */
  name_recording: z.string().nullable().optional(),
  sections: z.array(personSection),
  availability: z.array(personAvailability),
  missing: z.array(z.enum(publishRequirements)),
  /** Parts that would make the profile fuller; publishing needs few of them. */
  unfilled: z.array(z.enum(completenessParts)).default([]),
  /** When its person is asked again whether it is still correct. */
  next_review_at: isoDateTime.nullable().default(null),
  /** The question that is open, or answered with that they left. */
  review: z
    .object({
      asked_at: isoDateTime,
      mails: z.number(),
      has_left: z.boolean(),
      /** Two reminders were not answered. */
      is_task: z.boolean(),
    })
    .nullable()
    .default(null),
  /** Each section that has something in it: when its person last made or confirmed it, and when the team changed it since. */
  checks: z
    .array(
      z.object({
        section: checkedSection,
        label: z.string(),
        confirmed_at: isoDateTime.nullable(),
        changed_at: isoDateTime.nullable(),
      }),
    )
    .default([]),
  photo: personPhoto.nullable().default(null),
  /** In safety mode nothing leads to the profile and the office answers; `until` is null where nothing ends it by itself. */
  safety: z
    .object({ is_on: z.boolean(), until: isoDateTime.nullable() })
    .default({ is_on: false, until: null }),
  readiness: mediaReadiness.nullable().default(null),
  speaking: z.array(speakingForm).default([]),
  fees: z.array(personFee).default([]),
  /** Days on which its person is away, or will be, in the time zone of the organisation. */
  away: personAway.nullable().default(null),
  /** When its owner agreed that the profile may be public. */
  consent_at: isoDateTime.nullable().default(null),
  /** The agent whom the person is assigned to; others reach them by department and tag. */
  agent: z.object({ id, name: z.string() }).nullable().default(null),
  /** Whether an account of the organisation looks after it. */
  has_account: z.boolean().default(false),
  /** What the reader of this may set the status to. */
  moves: z.array(personStatus).default([]),
  /** Where the reader can set nothing: which colleagues can, and what. Older servers do not say it. */
  decided_by: statusDeciders.nullable().optional(),
  /** Of an archived one. Older servers do not say it. */
  restorable_until: isoDateTime.nullable().optional(),
  /** In the own profile of who may not change names, title and contact: which of them the HR feed sets, and who is asked for a change. */
  record_kept: z
    .object({
      from_feed: z.array(z.string()),
      ask: z.object({ name: z.string(), email: z.string() }).nullable(),
    })
    .nullable()
    .optional(),
  /** Why it was sent back from review, while it is the draft that came back. */
  returned: z.object({ comment: z.string(), by: z.string(), at: isoDateTime }).nullable().default(null),
  /** Sections of the reader's own profile with a change that is not public until the team approves it. */
  waiting: z.array(z.object({ part: z.string(), label: z.string() })).default([]),
});
export type PersonDetail = z.infer<typeof personDetail>;

/** Whether inquiries are taken, each type at most once. */
const availabilityChange = z
  .array(personAvailability)
  .max(10)
  .superRefine((entries, context) => {
    const seen = new Set<number>();
    for (const [index, { type }] of entries.entries()) {
      if (seen.has(type))
        context.addIssue({ code: 'custom', path: [index, 'type'], message: 'List each inquiry type once.' });
      seen.add(type);
    }
  });

const profileChange = profileWords
  .partial()
  .extend({ version: rowVersion, availability: availabilityChange.optional() });

export const people = {
  list: defineRoute({
    id: 'people.list',
    method: 'GET',
    path: '/app/people/{identifier}',
    summary: 'People of the organisation, by name or expertise, status, access and department.',
    params: ownParams,
    query: personListQuery,
    response: pageOf(personSummary).extend({ departments: z.array(z.string()) }),
    errors: ['not_allowed'],
  }),
  create: defineRoute({
    id: 'people.create',
    method: 'POST',
    path: '/app/people/{identifier}',
    summary: 'Add an expert or a member of staff to the organisation, as a draft.',
    params: ownParams,
    body: newPerson,
    response: personDetail,
    errors: ['not_allowed', 'already_exists'],
  }),
  get: defineRoute({
    id: 'people.get',
    method: 'GET',
    path: '/app/people/{identifier}/{id}',
    summary: 'One profile of the organisation.',
    params: ownItemParams,
    response: personDetail,
    errors: ['not_allowed', 'not_found'],
  }),
  activity: defineChangesRoute({
    id: 'people.activity',
    path: '/app/people/{identifier}/activity',
    summary: 'Who changed which profile, when, and each field before and after; agents read their scope.',
    kinds: personActivityVerbs,
  }),
  update: defineRoute({
    id: 'people.update',
    method: 'PATCH',
    path: '/app/people/{identifier}/{id}',
    summary: 'Change what the team keeps of a person, and the words of the profile.',
    params: ownItemParams,
    body: teamChange,
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  replaceSections: defineRoute({
    id: 'people.replaceSections',
    method: 'PUT',
    path: '/app/people/{identifier}/{id}/sections',
    summary: 'Replace all entries of one kind of a profile: education, publications, appearances and so on.',
    params: ownItemParams,
    body: sectionsChange,
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  setPhoto: defineRoute({
    id: 'people.setPhoto',
    method: 'PUT',
    path: '/app/people/{identifier}/{id}/photo',
    summary:
      'Use a photo that the caller uploaded as the portrait of a profile, or crop the present one again.',
    params: ownItemParams,
    body: photoChange,
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  removePhoto: defineRoute({
    id: 'people.removePhoto',
    method: 'DELETE',
    path: '/app/people/{identifier}/{id}/photo',
    summary: 'Take the photo off a profile. A published profile needs one.',
    params: ownItemParams,
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  recordConsent: defineRoute({
    id: 'people.recordConsent',
    method: 'POST',
    path: '/app/people/{identifier}/{id}/consent',
    summary: 'Record how a person agreed that their profile may be public.',
    params: ownItemParams,
    body: consentRecord,
    response: personDetail,
    errors: ['not_allowed', 'not_found'],
  }),
  move: defineRoute({
    id: 'people.move',
    method: 'POST',
    path: '/app/people/{identifier}/{id}/status',
    summary:
      'Submit, publish, return, unpublish, archive or restore one profile; refused with the moves allowed.',
    params: ownItemParams,
    body: moveChange,
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'invalid_transition', 'seat_limit'],
  }),
  own: defineRoute({
    id: 'people.own',
    method: 'GET',
    path: '/app/people/{identifier}/own',
    summary: 'The profile that belongs to the session.',
    params: ownParams,
    response: personDetail,
    errors: ['not_found'],
  }),
  setStatus: defineRoute({
    id: 'people.setStatus',
    method: 'POST',
    path: '/app/people/{identifier}/status',
    summary:
      'Publish, unpublish, archive or restore several profiles; says what each was, and for each that could not be why.',
    params: ownParams,
    body: z.object({
      ids: z.array(id).min(1).max(100),
      status: personStatus,
    }),
    response: z.object({
      changed: z.array(id),
      /** What each changed profile was before, so that the change can be taken back. */
      former: z.array(z.object({ id, status: personStatus })),
      refused: z.array(z.object({ id, name: z.string(), reason: z.string() })),
    }),
    errors: ['not_allowed'],
  }),
  updateOwn: defineRoute({
    id: 'people.updateOwn',
    method: 'PATCH',
    path: '/app/people/{identifier}/own',
    summary: 'Change headline, biography, expertise, pronunciation and availability of the own profile.',
    params: ownParams,
    body: profileChange,
    response: personDetail,
    errors: ['not_found', 'version_conflict'],
  }),
  setOwnPhoto: defineRoute({
    id: 'people.setOwnPhoto',
    method: 'PUT',
    path: '/app/people/{identifier}/own/photo',
    summary: 'Use an uploaded photo as the portrait of the own profile, or crop the present one again.',
    params: ownParams,
    body: photoChange,
    response: personDetail,
    errors: ['not_found', 'version_conflict'],
  }),
  removeOwnPhoto: defineRoute({
    id: 'people.removeOwnPhoto',
    method: 'DELETE',
    path: '/app/people/{identifier}/own/photo',
    summary: 'Take the photo off the own profile. A published profile needs one.',
    params: ownParams,
    response: personDetail,
    errors: ['not_found', 'version_conflict'],
  }),
  consentOwn: defineRoute({
    id: 'people.consentOwn',
    method: 'POST',
    path: '/app/people/{identifier}/own/consent',
    summary: 'Agree that the own profile may be public.',
    params: ownParams,
    response: personDetail,
    errors: ['not_found'],
  }),
  confirmOwn: defineRoute({
    id: 'people.confirmOwn',
    method: 'POST',
    path: '/app/people/{identifier}/own/confirmation',
    summary: 'Say that the own profile is still right; its review date starts again.',
    params: ownParams,
    response: personDetail,
    errors: ['not_found'],
  }),
  confirmOwnSection: defineRoute({
    id: 'people.confirmOwnSection',
    method: 'POST',
    path: '/app/people/{identifier}/own/section-confirmations',
    summary: 'Say of one section of the own profile that it is still right.',
    params: ownParams,
    body: z.object({ section: checkedSection }),
    response: personDetail,
    errors: ['not_found'],
  }),
};

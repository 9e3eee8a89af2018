import {
  defineRoute,
  email,
  id,
  inquiryTypeId,
  isoDateTime,
  countryCode,
  line,
  ownParams,
  prose,
  z,
} from '@rostrum/contracts';
import { setupClearances } from './setup-clearances.ts';
import { setupHours } from './setup-hours.ts';
import { inquiryPriorities, setupReplyTimes } from './setup-reply-times.ts';
import { setupRetention } from './setup-retention.ts';
import { deskDuty, setupRota } from './setup-rota.ts';
import { setupRouting } from './setup-routing.ts';
import { setupTemplates } from './setup-templates.ts';
import { savedTypes, setupTypes } from './setup-types.ts';
import { screeningCategories, setupScreening, verdictLabels, verdictQueues } from './verdict.ts';

/** 0 until a section was saved for the first time. */
const version = z.number().int().min(0).max(2_147_483_647);

const sectionOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    version,
    value,
    changed: z.object({ by: z.string(), at: isoDateTime }).nullable(),
  });

const deskMember = z.object({ id, name: z.string() });

/** What an organisation sets up for its inquiries; each section has a version of its own. */
export const inquirySetupState = z.object({
  timezone: z.string(),
  /** Who can be made responsible for an inquiry. */
  desk: z.array(deskMember),
  /** Of the organisation's people, to choose from. */
  departments: z.array(z.string()),
  tags: z.array(z.string()),
  types: sectionOf(savedTypes),
  routing: sectionOf(setupRouting),
  hours: sectionOf(setupHours),
  reply_times: sectionOf(setupReplyTimes),
  templates: sectionOf(setupTemplates),
  screening: sectionOf(setupScreening),
  retention: sectionOf(setupRetention),
  rota: sectionOf(setupRota).optional(),
  clearances: sectionOf(setupClearances).optional(),
  /** By the rota as it is saved; null without one. */
  duty: deskDuty.nullish(),
});
export type InquirySetupState = z.infer<typeof inquirySetupState>;

const saving = <Name extends string, Value extends z.ZodType>(name: Name, value: Value, summary: string) =>
  defineRoute({
    id: `inquiry-setup.save_${name}`,
    method: 'PUT',
    path: `/app/inquiry-setup/{identifier}/${name}`,
    summary,
    params: ownParams,
    body: z.object({ version, value }),
    response: inquirySetupState,
    errors: ['not_allowed', 'version_conflict'],
  });

/** An inquiry that was not sent, to see what would become of it. */
export const triedInquiry = z.object({
  type: inquiryTypeId,
  email,
  country: countryCode,
  subject: line(120),
  message: prose(5000),
  deadline_at: isoDateTime.nullable(),
  department: line(120).nullable(),
  tags: z.array(line(60, 1)).max(20),
});
export type TriedInquiry = z.infer<typeof triedInquiry>;

export const trialResult = z.object({
  /** Whether the public form offers the type. */
  is_offered: z.boolean(),
  /** The rule of the Blocked List that would decide, in words. */
  rule: z
    .object({ words: z.string(), outcome: z.enum(['allowed', 'blocked', 'quarantined', 'flagged']) })
    .nullable(),
  /** What screening would say of it from a sender whom the team does not know. */
  verdict: z.object({
    label: z.enum(verdictLabels),
    queue: z.enum(verdictQueues),
    score: z.number(),
    threshold: z.number(),
    category: z.enum(screeningCategories),
  }),
  /** Names of the desk members who would get an email, whoever takes it first. */
  told: z.array(z.string()),
  /** Place of the routing rule, from 1; null: everything else. */
  routed_by: z.number().int().nullable(),
  assignee: deskMember.nullable(),
  /** Whether the assignee is who is on duty now. */
  is_on_duty: z.boolean().optional(),
  priority: z.enum(inquiryPriorities),
  reply_due_at: isoDateTime.nullable(),
  /** What saving would change for the inquiries that are open now. */
  open: z.object({
    total: z.number().int(),
    /** Without a first reply, and due at another time than before. */
    due_moved: z.number().int(),
    /** That the rules would give to another member than who has them; they stay where they are. */
    routed_elsewhere: z.number().int(),
  }),
});
export type TrialResult = z.infer<typeof trialResult>;

/** Setup of inquiries. */
export const inquirySetup = {
  get: defineRoute({
    id: 'inquiry-setup.get',
    method: 'GET',
    path: '/app/inquiry-setup/{identifier}',
    summary: 'What the organisation set up for its inquiries, section by section.',
    params: ownParams,
    response: inquirySetupState,
    errors: ['not_allowed'],
  }),
  saveTypes: saving(
    'types',
    setupTypes,
    'Which types of inquiries the public form offers, in which order and words, and which fields it requires.',
  ),
  saveRouting: saving(
    'routing',
    setupRouting,
    'Who takes what arrives: the first rule that fits, else the default.',
  ),
  saveRota: saving('rota', setupRota, 'Who is on duty when, and who takes what arrives while no one is.'),
  saveHours: saving('hours', setupHours, 'When the team works, and on which days it does not.'),
  saveReplyTimes: saving('reply_times', setupReplyTimes, 'How soon the first reply to an inquiry is due.'),
  saveTemplates: saving(
    'templates',
    setupTemplates,
    'Replies to begin with; an unknown variable is refused.',
  ),
  saveClearances: saving(
    'clearances',
    setupClearances,
    'Who clears the replies to which types of inquiries, and whether a reply can go out without.',
  ),
  saveScreening: saving('screening', setupScreening, 'How readily screening holds what looks like spam.'),
  saveRetention: saving(
    'retention',
    setupRetention,
    'How long closed inquiries, their files and spam are kept.',
  ),
  try: defineRoute({
    id: 'inquiry-trials.try',
    method: 'POST',
    path: '/app/inquiry-setup/{identifier}/trials',
    summary: 'What would become of an inquiry under a setup that is not saved. Nothing is stored or sent.',
    params: ownParams,
    body: z.object({
      inquiry: triedInquiry,
      hours: setupHours,
      reply_times: setupReplyTimes,
      routing: setupRouting,
      /** Left out: as it is saved. */
      screening: setupScreening.optional(),
      /** Left out: as it is saved. */
      rota: setupRota.optional(),
    }),
    response: trialResult,
    errors: ['not_allowed'],
  }),
};

/** For everybody of the desk. */
export const deskDuties = {
  get: defineRoute({
    id: 'inquiry-setup.duty',
    method: 'GET',
    path: '/app/inquiry-duty/{identifier}',
    summary: 'Who is on duty at the desk now and next.',
    params: ownParams,
    /** Null: the organisation has no rota. */
    response: z.object({ timezone: z.string(), duty: deskDuty.nullable() }),
    errors: ['not_allowed'],
  }),
};

/** For everybody who replies to inquiries. */
export const replyTemplates = {
  list: defineRoute({
    id: 'inquiry-setup.templates',
    method: 'GET',
    path: '/app/reply-templates/{identifier}',
    summary: 'Replies to begin with, of the organisation.',
    params: ownParams,
    response: setupTemplates.extend({ organisation: z.string() }),
    errors: ['not_allowed'],
  }),
};

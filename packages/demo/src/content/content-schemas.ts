import {
  accessLevel,
  alertFrequencies,
  inquiryOutcomes,
  inquiryTypeId,
  personStatus,
  seekerRoles,
} from '@rostrum/contracts';
import { z } from 'zod';

const text = z.string().min(1);
const key = z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens');
const texts = z.array(text);
export const days = z.number();
export const media = ['live_tv', 'radio', 'podcast', 'phone', 'studio'] as const;
export type Medium = (typeof media)[number];
const medium = z.enum(media);
const country = z.string().length(2);
const readiness = { on: z.array(medium), from: text.default('09:00'), to: text.default('17:30') };
export const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape));
const optionalListOf = <Shape extends z.ZodRawShape>(shape: Shape) => listOf(shape).default([]);

export const organisation = z.strictObject({
  key,
  name: text,
  kind: z.enum(['university', 'hospital', 'law_firm', 'corporation', 'individual']),
  description: text,
  domain: text,
  timezone: text,
  locale: text,
  address: z.strictObject({ street: text, city: text, state: text.optional(), country, postal: text }),
  desk_phone: text,
  industries: texts,
  desk: z.array(key).min(1),
  inquiries: z.number().int(),
  invitations_to_speak: z.number().int(),
  views_a_day: z.number(),
});
export type Organisation = z.infer<typeof organisation>;

export const member = z.strictObject({
  key,
  role: z.enum(['owner', 'administrator', 'agent', 'expert', 'individual', 'staff', ...seekerRoles]),
  email: z.email().optional(),
  firstname: text,
  lastname: text,
  about: text.optional(),
  organisation: key.optional(),
  person: key.optional(),
  scopes: texts.optional(),
});
export type Member = z.infer<typeof member>;

const availabilityRule = z.strictObject({
  type: inquiryTypeId,
  accepts: z.enum(['yes', 'via_office', 'no']),
  notice_hours: z.number().int().optional(),
  conditions: text.optional(),
});
export const usualAvailability = z.record(organisation.shape.kind, z.array(availabilityRule));

export const person = z.strictObject({
  kind: z.enum(['expert', 'staff', 'individual']).default('expert'),
  firstname: text,
  lastname: text,
  prefix: text.optional(),
  pronouns: text.optional(),
  pronunciation: text.optional(),
  job_title: text.max(140),
  department: text,
  headline: text.max(140),
  biography: text.max(2500),
  portrait: z.boolean().default(true),
  topics: z.array(text).max(8),
  industries: texts.default([]),
  languages: optionalListOf({
    code: text,
    speak: z.enum(['native', 'fluent', 'basic']),
    interview: z.boolean().default(false),
  }),
  education: optionalListOf({ years_ago: days, degree: text, major: text, institution: text }),
  publications: optionalListOf({ years_ago: days, kind: text, title: text, publisher: text }),
  appearances: optionalListOf({ days_ago: days, type: text, title: text, organization: text }),
  quotations: optionalListOf({ days_ago: days, text }),
  hooks: optionalListOf({ subject: text, ask: text }),
  readiness: z.strictObject(readiness).optional(),
  availability: z.array(availabilityRule).default([]),
  away_for_days: days.optional(),
  status: personStatus.default('published'),
  access: accessLevel.default('public'),
  confirmed_days_ago: days.nullable(),
  demand: z.number().default(1),
  featured: z.number().int().default(0),
});

export const post = z.strictObject({
  kind: z.enum(['article', 'spotlight', 'alert', 'release']),
  title: text.max(150),
  summary: text.max(300),
  experts: z.array(key),
  topics: texts,
  cover: text,
  status: z.enum(['draft', 'in_review', 'approved', 'published', 'archived']).default('published'),
  access: accessLevel.default('public'),
  published_days_ago: days.optional(),
  pinned: z.boolean().default(false),
});

export const question = z.strictObject({
  text: text.min(10),
  details: text.default(''),
  origin: z.enum(['staff', 'seeker', 'inquiry']),
  experts: z.array(key),
  topics: texts,
  asked_days_ago: days,
  due_in_days: days.optional(),
  status: z.enum(['submitted', 'open', 'assigned', 'answered', 'closed', 'archived', 'rejected']).optional(),
  answers: optionalListOf({
    by: key,
    pull_quote: text.max(280).optional(),
    status: z.enum(['draft', 'in_review', 'published', 'retracted']).default('published'),
    body: text,
  }),
});

export const newsMedium = z.enum(['print', 'online', 'tv', 'radio', 'podcast', 'wire']);
export const seeker = z.strictObject({
  key,
  firstname: text,
  lastname: text,
  type: z.enum(seekerRoles),
  organization: z.string(),
  job_title: z.string(),
  domain: text,
  country,
  state: text.optional(),
  city: text,
  timezone: text,
  phone: text.optional(),
  verified: z.boolean().default(false),
  position: z.enum(['reporter', 'editor', 'news_director', 'researcher', 'other']).default('reporter'),
  medium: newsMedium.default('print'),
  beats: texts.default([]),
  asks: z.array(key).default(['northmere']),
  weight: z.number().default(1),
  only_named: z.boolean().default(false),
});
export type Seeker = z.infer<typeof seeker>;

export const topic = z.strictObject({
  title: text,
  synonyms: texts.default([]),
  status: z.enum(['active', 'suggested']).default('active'),
  get children() {
    return z.array(topic).default([]);
  },
});
export type Topic = z.infer<typeof topic>;

const invitedRole = z.enum(['agent', 'expert']);
export const invitation = z.strictObject({ person: key, role: invitedRole, by: key, days_ago: days });

export const savedSearch = z.strictObject({
  seeker: key,
  name: text,
  q: text,
  language: texts.optional(),
  ready: z.array(medium).optional(),
  alert: z.enum(alertFrequencies),
  days_ago: days,
  seen_days_ago: days,
  news: z.array(key),
});

export const shelf = z.strictObject({
  seeker: key,
  experts: listOf({ username: key, days_ago: days, note: text.optional() }),
  posts: listOf({ slug: key, days_ago: days }),
  questions: listOf({ slug: key, days_ago: days }),
  viewed: z.array(key),
});

export const searches = z.strictObject({
  found: listOf({ text, a_month: z.number() }),
  empty: listOf({ text, last_month: z.number() }),
});

/** Numbers of the illustration set, by its names for them. */
const variants = z.array(z.number().transform((number) => `variant${String(number).padStart(2, '0')}`));
const look = { hair: text, beard: text.nullable(), glasses: text.nullable(), body: text };
const shares = z.record(z.string(), z.number());
export const visits = z.strictObject({
  sources: shares,
  devices: shares,
  countries: texts,
  referrers: z.record(z.string(), texts),
  searchers: z.array(z.enum(seekerRoles)),
  rhythm: z.record(z.enum(['weekdays', 'months', 'hours']), z.array(z.number())),
});

export const portraits = z.strictObject({
  drawn: z.record(key, z.strictObject(look).partial()),
  long_haired: z.array(key),
  long_hair: variants,
  short_hair: variants,
  usual: z.record(z.enum(['body', 'glasses', 'lips', 'eyes', 'brows']), variants),
});
export type Look = z.infer<typeof portraits>['drawn'][string];

export const outcomes = z.record(z.string(), z.partialRecord(z.enum(inquiryOutcomes), z.number()));

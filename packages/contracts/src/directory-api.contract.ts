import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { mediaReadiness, personSection } from './person-sections.ts';
import { id, isoDateTime, line, slug } from './primitives.ts';
import { speakingForm } from './person-terms.ts';
import { postKinds } from './posts.contract.ts';
import { shownField } from './public-parts.ts';
import { publicPerson } from './public-profiles.contract.ts';

/**
 * The public API, version 1: what anybody may read of one organisation, for programs that hold one of its keys. Fields
 * are added to a version, never changed or taken away. Addresses are absolute.
 */
const base = '/api/v1';

const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  /** The `next` of the page before. */
  cursor: z.string().max(300).optional(),
});
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Null on the last page. */
    next: z.string().nullable(),
  });

const apiOrganisation = z.object({
  company_username: z.string(),
  name: z.string(),
  kind: z.string(),
  description: z.string(),
  url: z.string(),
  website: z.string().nullable(),
  logo: z.string().nullable(),
  /** Shown in place of the logo in dark mode. */
  logo_dark: z.string().nullable().default(null),
  city: z.string().nullable(),
  country: z.string(),
  timezone: z.string(),
  desk_phone: z.string().nullable(),
});

const apiPerson = z.object({
  id,
  username: z.string(),
  kind: z.enum(['expert', 'staff', 'individual']),
  url: z.string(),
  name: z.string(),
  prefix: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  pronouns: z.string().nullable(),
  job_title: z.string(),
  department: z.string().nullable(),
  headline: z.string(),
  topics: z.array(z.string()),
  industries: z.array(z.string()),
  image: z.string().nullable(),
  updated_at: isoDateTime,
});
export type ApiPerson = z.infer<typeof apiPerson>;

const apiPersonDetail = apiPerson.omit({ firstname: true, lastname: true, updated_at: true }).extend({
  name_pronunciation: z.string().nullable(),
  biography: z.string(),
  sections: z.array(personSection),
  fields: z.array(shownField),
  readiness: mediaReadiness.nullable(),
  speaking: z.array(speakingForm),
  /** Null terms: on request. */
  fees: publicPerson.shape.fees,
  /** Null where nothing of it is public. */
  contact: publicPerson.shape.contact,
  last_confirmed_at: isoDateTime.nullable(),
  posts: z.array(z.object({ title: z.string(), url: z.string(), published_at: isoDateTime })),
  questions: z.array(z.object({ text: z.string(), url: z.string() })),
});

const apiPost = z.object({
  id,
  slug: z.string(),
  kind: z.enum(postKinds),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  tags: z.array(z.string()),
  topics: z.array(z.string()).default([]),
  published_at: isoDateTime,
});
export type ApiPost = z.infer<typeof apiPost>;

const named = z.object({ name: z.string(), username: z.string().nullable(), url: z.string().nullable() });
const apiPostDetail = apiPost.extend({
  body_html: z.string(),
  cover_alt: z.string(),
  cover_credit: z.string().nullable(),
  reading_minutes: z.number().int(),
  authors: z.array(named),
  experts: z.array(named),
  /** Public fields that the organisation added to its posts, those with a value. */
  fields: z.array(shownField).optional(),
});

const apiQuestion = z.object({
  id,
  slug: z.string(),
  url: z.string(),
  text: z.string(),
  topics: z.array(z.string()),
  answered_by: z.array(z.string()),
});
export type ApiQuestion = z.infer<typeof apiQuestion>;
const apiQuestionDetail = apiQuestion.omit({ answered_by: true }).extend({
  answers: z.array(z.object({ id, body_html: z.string(), expert: named, published_at: isoDateTime })),
});

const refusals = ['not_allowed', 'not_found', 'too_many_requests'] as const;
const one = z.string().min(1).max(320);

export const directoryApi = {
  organisation: defineRoute({
    id: 'api.organisation',
    method: 'GET',
    path: `${base}/organisation`,
    summary: 'The organisation of the key. Any key may read it.',
    auth: 'api_key',
    response: apiOrganisation,
    errors: ['not_allowed', 'too_many_requests'],
  }),
  people: defineRoute({
    id: 'api.people',
    method: 'GET',
    path: `${base}/people`,
    summary:
      'Published, public profiles, the oldest first, with cursor paging. `updated_since` leaves out what has not changed. Needs people.read.',
    auth: 'api_key',
    query: page.extend({
      kind: z.enum(['expert', 'staff', 'individual']).optional(),
      topic: line(80).optional(),
      department: line(120).optional(),
      updated_since: isoDateTime.optional(),
    }),
    response: pageOf(apiPerson),
    errors: ['not_allowed', 'too_many_requests'],
  }),
  person: defineRoute({
    id: 'api.person',
    method: 'GET',
    path: `${base}/people/{username}`,
    summary: 'One profile with its sections, posts and questions. Needs people.read.',
    auth: 'api_key',
    params: z.object({ username: slug }),
    response: apiPersonDetail,
    errors: [...refusals, 'gone'],
  }),
  posts: defineRoute({
    id: 'api.posts',
    method: 'GET',
    path: `${base}/posts`,
    summary: 'Published posts, newest first, with cursor paging. Needs posts.read.',
    auth: 'api_key',
    query: page.extend({
      tag: line(80).optional(),
      topic: line(80).optional(),
      kind: z.enum(postKinds).optional(),
    }),
    response: pageOf(apiPost),
    errors: ['not_allowed', 'too_many_requests'],
  }),
  post: defineRoute({
    id: 'api.post',
    method: 'GET',
    path: `${base}/posts/{slug}`,
    summary: 'One post with its text, as sanitised HTML. Needs posts.read.',
    auth: 'api_key',
    params: z.object({ slug: one }),
    response: apiPostDetail,
    errors: [...refusals, 'gone'],
  }),
  questions: defineRoute({
    id: 'api.questions',
    method: 'GET',
    path: `${base}/questions`,
    summary: 'Answered questions, newest first, with cursor paging. Needs questions.read.',
    auth: 'api_key',
    query: page,
    response: pageOf(apiQuestion),
    errors: ['not_allowed', 'too_many_requests'],
  }),
  question: defineRoute({
    id: 'api.question',
    method: 'GET',
    path: `${base}/questions/{slug}`,
    summary: 'One question with its answers, as sanitised HTML. Needs questions.read.',
    auth: 'api_key',
    params: z.object({ slug: one }),
    response: apiQuestionDetail,
    errors: refusals,
  }),
};

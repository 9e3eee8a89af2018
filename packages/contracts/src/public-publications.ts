import { z } from 'zod';
import { mediaReadiness } from './person-sections.ts';
import { coverFocus, middleFocus, postKinds } from './posts.contract.ts';
import { id, isoDateTime } from './primitives.ts';
import { organisationReference, personCard, shownField } from './public-parts.ts';

/** A person who can be asked from what they wrote or answered. */
const askable = personCard.extend({ readiness: mediaReadiness.nullable().optional() });

/** A post that is named beside another publication. */
const postBeside = z.object({
  title: z.string(),
  href: z.string(),
  cover: z.string().nullable(),
  cover_focus: coverFocus.default(middleFocus),
  published_at: isoDateTime,
  reading_minutes: z.number().int(),
});
export type PostBeside = z.infer<typeof postBeside>;

/** A question that is named beside another publication. */
const questionBeside = z.object({ text: z.string(), href: z.string() });
export type QuestionBeside = z.infer<typeof questionBeside>;

/** A published post or an answered question, as anybody may read it. Bodies are sanitised on the server. */
export const publicPost = z.object({
  id,
  kind: z.enum(postKinds),
  title: z.string(),
  summary: z.string(),
  body_html: z.string(),
  cover: z.string().nullable(),
  cover_focus: coverFocus.default(middleFocus),
  cover_alt: z.string(),
  cover_credit: z.string().nullable(),
  /** Those without a public profile have a name alone. */
  authors: z.array(
    z.object({ name: z.string(), username: z.string().nullable(), image: z.string().nullable().optional() }),
  ),
  tags: z.array(z.string()),
  /** What it is about; of some there is a page of who speaks on them. */
  topics: z.array(z.object({ title: z.string(), has_page: z.boolean() })).default([]),
  /** What journalists might make of it. */
  angles: z.array(z.string()),
  /** What the organisation added to its posts and made public. */
  fields: z.array(shownField).optional(),
  published_at: isoDateTime,
  reading_minutes: z.number().int(),
  /** Until when only verified journalists read it. */
  embargo_until: isoDateTime.nullable().default(null),
  /** The page elsewhere on which it stood first; null for one that is new here. */
  first_published_at: z.string().nullable().default(null),
  organisation: organisationReference,
  experts: z.array(askable),
  /** Answered questions on the same topics, or with answers of its experts. */
  questions: z.array(questionBeside).optional(),
  /** The newest other posts of the organisation. */
  more: z.array(postBeside).optional(),
});
export const publicQuestion = z.object({
  id,
  text: z.string(),
  topics: z.array(z.string()),
  /** Those of its topics with a page of who speaks on them. */
  topic_pages: z.array(z.string()).optional(),
  organisation: organisationReference,
  /** Other answered questions on the same topics, or with answers of the same experts. */
  related: z.array(questionBeside).optional(),
  /** Posts on the same topics. */
  posts: z.array(postBeside).optional(),
  /** Visitors who said that the answers helped. */
  helpful: z.number().int().default(0),
  answers: z.array(
    z.object({
      id,
      body_html: z.string(),
      /** The same as plain text, to be copied with its credit. */
      text: z.string().optional(),
      expert: askable.extend({
        /** Null where nothing leads to the profile: its person is in safety mode. */
        username: z.string().nullable(),
      }),
      published_at: isoDateTime,
      /** A sentence of it that may be quoted; empty without one. */
      pull_quote: z.string().default(''),
      sources: z.array(z.object({ title: z.string(), url: z.string() })).default([]),
    }),
  ),
  /** Answers that readers no longer see, and why. */
  retracted: z
    .array(z.object({ name: z.string(), reason: z.string(), retracted_at: isoDateTime }))
    .default([]),
});

import { z } from 'zod';
import { maxSearchLength } from './constants.ts';
import { defineRoute } from './define-route.ts';
import { inquiryTypeId } from './lookups/inquiry-types.ts';
import { mediaReadiness, personAvailability, personSection } from './person-sections.ts';
import { feeKinds, personFee, speakingForm } from './person-terms.ts';
import { coverFocus, middleFocus } from './posts.contract.ts';
import { id, isoDateTime, line, pageOf, pageQuery, slug } from './primitives.ts';
import { inquiryFields, inquiryForm, organisationReference, personCard, shownField } from './public-parts.ts';
import { publicPost, publicQuestion } from './public-publications.ts';

/** A colleague who may help instead, with what speaks for it. */
const similarPerson = personCard.extend({
  /** Topics that both speak on. */
  shared: z.array(z.string()).default([]),
  /** Topics of theirs that lie beside those of the person. An open shell from before leaves it out. */
  near: z.array(z.string()).optional(),
  /** Title of the newest post that both wrote. */
  wrote: z.string().nullable().default(null),
  readiness: mediaReadiness.nullable().default(null),
  /** Kinds of inquiry that they do not take. */
  refuses: z.array(inquiryTypeId).default([]),
});
export type SimilarPerson = z.infer<typeof similarPerson>;

/** A public expert or staff page. Notes are never part of it; email, phone and address once the team chose to show them. */
export const publicPerson = personCard.extend({
  id,
  prefix: z.string().nullable(),
  pronouns: z.string().nullable(),
  name_pronunciation: z.string().nullable(),
  /** A recording of the name; told beside the spelling alone, which says it in words. */
  name_recording: z.string().nullable().optional(),
  biography: z.string(),
  /** Whether its topics have pages that show it. */
  has_topic_pages: z.boolean().default(false),
  industries: z.array(z.string()),
  organisation: organisationReference.extend({ inquiry_form: inquiryForm, inquiry_fields: inquiryFields }),
  department: z.string().nullable(),
  sections: z.array(personSection),
  /** What the organisation added to its profiles, in words; a link has its address. */
  fields: z.array(shownField),
  availability: z.array(personAvailability),
  readiness: mediaReadiness.nullable(),
  speaking: z.array(speakingForm).default([]),
  /** What may be said of fees; null terms: on request. */
  fees: z
    .array(
      z.object({
        kind: z.enum(feeKinds),
        terms: personFee.pick({ minimum: true, maximum: true, currency: true, waived_for: true }).nullable(),
      }),
    )
    .default([]),
  /** What the team chose to show; nothing in safety mode. */
  contact: z
    .object({ email: z.string().nullable(), phone: z.string().nullable(), address: z.array(z.string()) })
    .nullable()
    .default(null),
  /** While the person is away: until when, and who can be asked meanwhile. */
  away: z
    .object({
      until: isoDateTime,
      colleague: personCard.pick({ username: true, kind: true, name: true }).nullable(),
    })
    .nullable()
    .default(null),
  /** What the press may take along; null where no photo is approved for it, and where nothing may lead to the profile. */
  press_kit: z
    .object({
      href: z.string(),
      /** Of the first photo in it. */
      credit: z.string(),
      /** The photo of the profile is one of them. */
      has_portrait: z.boolean().default(true),
      /** The others that the press may use, in their order. */
      photos: z
        .array(
          z.object({
            src: z.string(),
            width: z.number().int(),
            height: z.number().int(),
            alt: z.string(),
            credit: z.string(),
          }),
        )
        .default([]),
    })
    .nullable()
    .default(null),
  /** What anybody may download; nothing of it in safety mode. */
  documents: z
    .array(
      z.object({
        title: z.string(),
        kind: z.enum(['cv', 'document']),
        href: z.string(),
        size: z.number().int(),
      }),
    )
    .default([]),
  /** Videos that were uploaded, played on the page itself. */
  video_files: z
    .array(z.object({ id, title: z.string(), src: z.string(), captions: z.string().nullable() }))
    .optional(),
  last_confirmed_at: isoDateTime.nullable(),
  answers_in_minutes: z.number().int().nullable(),
  similar: z.array(similarPerson),
  posts: z.array(z.object({ title: z.string(), href: z.string(), published_at: isoDateTime })),
  questions: z.array(z.object({ text: z.string(), href: z.string() })),
});
export type PublicPerson = z.infer<typeof publicPerson>;

export const publicOrganisation = organisationReference.extend({
  inquiry_form: inquiryForm,
  inquiry_fields: inquiryFields,
  kind: z.string(),
  description: z.string(),
  website: z.string().nullable(),
  social: z.array(z.string()).default([]),
  privacy_contact: z.string().nullable().default(null),
  /** Numbers beside that of the desk. */
  phones: z.array(z.object({ label: z.string(), number: z.string() })).default([]),
  city: z.string().nullable(),
  /** A code in countries with a list of states or provinces. An older server does not send it. */
  state: z.string().nullable().optional(),
  country: z.string(),
  people: pageOf(personCard),
  topics: z.array(z.object({ title: z.string(), count: z.number().int() })),
  posts: z.array(
    z.object({
      id,
      title: z.string(),
      summary: z.string(),
      cover: z.string().nullable(),
      cover_focus: coverFocus.default(middleFocus),
      href: z.string(),
      published_at: isoDateTime,
    }),
  ),
  questions: z.array(z.object({ id, text: z.string(), href: z.string(), answered_by: z.array(z.string()) })),
  /** How many there are of each; the lists above hold the newest. */
  post_total: z.number().int().default(0),
  question_total: z.number().int().default(0),
  departments: z.array(z.object({ title: z.string(), count: z.number().int() })).default([]),
  /** When the desk is open; null where the organisation has not said so. */
  desk: z
    .object({
      is_open: z.boolean(),
      /** When it opens or closes next. */
      changes_at: isoDateTime.nullable(),
      hours: z.array(z.object({ days: z.string(), times: z.string() })),
    })
    .nullable()
    .default(null),
});
export type PublicOrganisation = z.infer<typeof publicOrganisation>;

const usernameParams = z.object({ username: slug });

/** What the address of a public organisation page holds. */
export const organisationFilters = pageQuery.omit({ page_size: true }).extend({
  q: line(maxSearchLength).optional(),
  topic: line(80).optional(),
  department: line(120).optional(),
});

export const publicProfiles = {
  person: defineRoute({
    id: 'public-profiles.person',
    method: 'GET',
    path: '/app/public/people/{username}',
    summary: 'A published expert or staff profile.',
    auth: 'public',
    params: usernameParams,
    response: publicPerson,
    errors: ['not_found', 'gone'],
  }),
  organisation: defineRoute({
    id: 'public-profiles.organisation',
    method: 'GET',
    path: '/app/public/organizations/{company_username}',
    summary: 'A public organisation with its people, posts and questions.',
    auth: 'public',
    params: z.object({ company_username: slug }),
    query: organisationFilters.extend({ page_size: pageQuery.shape.page_size }),
    response: publicOrganisation,
    errors: ['not_found'],
  }),
  post: defineRoute({
    id: 'public-profiles.post',
    method: 'GET',
    path: '/app/public/posts/{company_username}/{slug}',
    summary: 'A published post; under an embargo for verified journalists alone.',
    auth: 'public',
    params: z.object({ company_username: slug, slug: z.string().min(1).max(200) }),
    response: publicPost,
    errors: ['not_found', 'gone', 'not_allowed'],
  }),
  question: defineRoute({
    id: 'public-profiles.question',
    method: 'GET',
    path: '/app/public/questions/{company_username}/{slug}',
    summary: 'An answered question.',
    auth: 'public',
    params: z.object({ company_username: slug, slug: z.string().min(1).max(320) }),
    response: publicQuestion,
    errors: ['not_found', 'gone'],
  }),
};

import { z } from 'zod';
import { autocompleteMinimumCharacters, typeaheadMaximumResults, maxSearchLength } from './constants.ts';
import { defineRoute } from './define-route.ts';
import { regions } from './lookups/places.ts';
import {
  countryCode,
  flag,
  id,
  isoDateTime,
  languageCode,
  line,
  manyOf,
  ownParams,
  pageQuery,
} from './primitives.ts';

export const searchTabs = ['experts', 'posts', 'questions', 'staff', 'organisations'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** Totals are exact up to here; one above it means "more than". */
export const searchCountedUpTo = 1000;

/** A sentence that matched; `marks` are the parts to show in marker yellow. */
export const matchedSentence = z.object({
  source: z.string(),
  parts: z.array(z.object({ text: z.string(), marked: z.boolean() })),
});

const onAir = ['live_tv', 'radio', 'podcast', 'phone'] as const;
const organisationName = z.object({ name: z.string(), company_username: z.string() });

export const foundPerson = z.object({
  username: z.string(),
  kind: z.enum(['expert', 'staff', 'individual']),
  name: z.string(),
  job_title: z.string(),
  organisation: organisationName,
  image: z.string().nullable(),
  match: matchedSentence.nullable(),
  ready_for: z.array(z.enum(onAir)),
  accepts: z.array(z.number().int()),
  away_until: isoDateTime.nullable(),
  /** Whether the hours of the person cover this moment; null when none are given. */
  available_now: z.boolean().nullable(),
  /** When these hours begin, by the clock of the organisation: `14:00`. */
  reachable_from: z.string().nullable(),
  /** Median minutes to the first reply over the last year; null under five answers. */
  answers_in_minutes: z.number().int().nullable(),
  /** The concept that led here, when a profile has not the words themselves: "Coastal flooding". */
  via: z.string().nullable().optional(),
  /** What of the request is not met: "French", "Live TV". */
  missing: z.array(z.string()).optional(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

export const foundPost = z.object({
  id,
  title: z.string(),
  href: z.string(),
  summary: z.string(),
  match: matchedSentence.nullable(),
  published_at: isoDateTime,
  organisation: organisationName,
});
export const foundQuestion = z.object({
  id,
  text: z.string(),
  href: z.string(),
  match: matchedSentence.nullable(),
  answered_by: z.array(z.string()),
  organisation: organisationName,
});
export const foundOrganisation = z.object({
  company_username: z.string(),
  name: z.string(),
  href: z.string(),
  description: z.string(),
  logo: z.string().nullable(),
  /** Shown in place of the logo in dark mode. */
  logo_dark: z.string().nullable().default(null),
  city: z.string().nullable(),
  country: z.string(),
  match: matchedSentence.nullable(),
  /** How many experts can be found there. */
  experts: z.number().int(),
});
export type FoundOrganisation = z.infer<typeof foundOrganisation>;

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() }));
export const searchFacets = [
  'topic',
  'industry',
  'organisation',
  'country',
  'region',
  'language',
  'inquiry_type',
  'ready',
  'available',
  'confirmed',
] as const;
export type SearchFacet = (typeof searchFacets)[number];

/** What a search may be narrowed by. Several values of one filter: any of them. */
const filters = {
  topic: manyOf(line(80)).optional(),
  industry: manyOf(line(80)).optional(),
  organisation: manyOf(line(60)).optional(),
  country: manyOf(countryCode).optional(),
  region: manyOf(z.enum(regions)).optional(),
  language: manyOf(languageCode).optional(),
  /** Numbers of inquiry types that a person takes. */
  inquiry_type: manyOf(z.coerce.number().int().min(1).max(10)).optional(),
  /** Media that a person is ready for. */
  ready: manyOf(z.enum([...onAir, 'studio'])).optional(),
  /** `now`: not away, and within the hours of the person. `today`: not away. */
  available: z.enum(['now', 'today']).optional(),
  /** Confirmed within a year. */
  confirmed: flag.optional(),
  /** `own`: only the searcher's organisation. */
  scope: z.enum(['all', 'own']).default('all'),
};

/** A request may be pasted out of an email. */
export const maxRequestLength = 2000;

/** What is searched for, on one line. */
const searchText = z
  .string()
  .overwrite((text) => text.replace(/\s+/gu, ' '))
  .trim()
  .normalize()
  .max(maxRequestLength, 'Shorten your search to 2,000 characters.')
  .refine((text) => !/\p{Cc}/u.test(text), 'Remove control characters from your search.');

const searchQuery = pageQuery.extend({
  q: searchText.default(''),
  active: z.enum(searchTabs).catch('experts').default('experts'),
  ...filters,
  sort: z.enum(['relevance', 'name', 'recent']).default('relevance'),
  /** Keys of readings (`read_as`) that the searcher took back. */
  unread: manyOf(line(100)).optional(),
  /** Search for what was typed, letter by letter. */
  exact: flag.optional(),
  /** Search for all of a long text, and not only for the sentences that name its subject. */
  whole: flag.optional(),
  /** The `next` of the page before, for the orders by name and by date; then `page_from` does not count. */
  after: line(600).optional(),
});

/** What the address of the search page holds: everything but how far the list was unfolded. */
export const searchFilters = searchQuery.omit({ page_from: true, page_size: true, after: true });
export type SearchFilters = z.infer<typeof searchFilters>;

/** Words of the text that were read as a filter; shown as a chip that can be taken off by `unread`. */
export const searchReading = z.object({
  key: z.string(),
  kind: z.enum([
    'topic',
    'language',
    'available',
    'ready',
    'inquiry_type',
    'country',
    'region',
    'organisation',
    'demonym',
    'city',
    'excluded',
  ]),
  value: z.string(),
  label: z.string(),
  words: z.string(),
});
export type SearchReading = z.infer<typeof searchReading>;

/** What to do when no one was found, with how many that would find. */
export const searchWayOut = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('without_reading'),
    key: z.string(),
    label: z.string(),
    total: z.number().int(),
  }),
  z.object({ kind: z.literal('without_filter'), facet: z.enum(searchFacets), total: z.number().int() }),
  z.object({ kind: z.literal('tab'), tab: z.enum(searchTabs), total: z.number().int() }),
]);
export type SearchWayOut = z.infer<typeof searchWayOut>;

const suggestedPerson = z.object({
  title: z.string(),
  username: z.string(),
  kind: z.enum(['expert', 'staff', 'individual']),
  job_title: z.string(),
  image: z.string().nullable(),
  organisation: z.string(),
  /** Areas of expertise, those that match first. */
  topics: z.array(z.string()).optional(),
});

const suggestedOrganisation = z.object({
  title: z.string(),
  href: z.string(),
  logo: z.string().nullable(),
  /** Shown in place of the logo in dark mode. */
  logo_dark: z.string().nullable().default(null),
  city: z.string().nullable(),
});

const typed = z.object({ q: line(maxSearchLength, autocompleteMinimumCharacters) });

export const search = {
  find: defineRoute({
    id: 'search.find',
    method: 'GET',
    path: '/app/search/{identifier}',
    summary:
      'Experts, posts, questions, staff and organisations that match, with the sentence that matched and facets.',
    params: ownParams,
    query: searchQuery,
    response: z.object({
      people: z.array(foundPerson),
      /** Experts near the request by meaning, who do not match it; `via` is the topic that led to them. Only beside few matches. */
      related: z.array(foundPerson),
      posts: z.array(foundPost),
      questions: z.array(foundQuestion),
      organisations: z.array(foundOrganisation),
      /** At most `searchCountedUpTo` + 1, which means more than that. */
      total: z.number().int(),
      totals: z.record(z.enum(searchTabs), z.number().int()),
      /** For `after`; null on the last page and in the order of relevance. */
      next: z.string().nullable(),
      facets: z.object({
        topic: facet,
        industry: facet,
        organisation: facet,
        country: facet,
        region: facet,
        language: facet,
        inquiry_type: facet,
        ready: facet,
        available: facet,
        confirmed: facet,
      }),
      /** Facets are counted over this many of the first results; null when over all of them. */
      facets_counted_over: z.number().int().nullable(),
      /** The words that were searched for when filters had been read out of the text. */
      text: z.string(),
      /**
       * The sentences of a long text that name its subject: only these were searched for. Conditions were read out of the others
       * (`read_as`, `not_used`), and courtesy was left out. Null: all of the text was searched for. `whole` searches for all of it.
       */
      searched_for: z.string().nullable().default(null),
      read_as: z.array(searchReading),
      /** Parts of the text that nothing of a profile says: when, for which fee, of which gender. They were left out. */
      not_used: z.array(z.string()).default([]),
      /** A typing error put right: what was searched for instead. `exact` searches for what was typed. */
      corrected: z.string().nullable(),
      /** Which words were changed for it. A word of the language or of the directory never is. */
      changed_words: z.array(z.object({ typed: z.string(), used: z.string() })),
      /** What may have been meant where a real word finds nothing; offered, not searched for. */
      did_you_mean: z.string().nullable(),
      /** So many of the first have all that was asked for; the others have most of it. Null: all have all. */
      close_from: z.number().int().nullable(),
      ways_out: z.array(searchWayOut),
    }),
  }),
  suggest: defineRoute({
    id: 'search.suggest',
    method: 'GET',
    path: '/app/search/{identifier}/autocomplete',
    summary:
      'Suggestions while typing, in groups: people, classifications, organisations, posts and questions.',
    params: ownParams,
    query: typed.extend({ limit: z.coerce.number().int().min(1).max(typeaheadMaximumResults).default(8) }),
    response: z.object({
      people: z.array(suggestedPerson).max(typeaheadMaximumResults),
      classifications: z
        .array(z.object({ title: z.string(), experts: z.number().int() }))
        .max(typeaheadMaximumResults),
      organisations: z.array(suggestedOrganisation).max(typeaheadMaximumResults).default([]),
      posts: z.array(z.object({ id, title: z.string(), href: z.string() })).max(typeaheadMaximumResults),
      questions: z.array(z.object({ id, title: z.string(), href: z.string() })).max(typeaheadMaximumResults),
    }),
  }),
  people: defineRoute({
    id: 'search.people',
    method: 'GET',
    path: '/app/search/{identifier}/autocomplete/people',
    summary: 'People by the beginning of a name or of an area of expertise, for typeaheads.',
    params: ownParams,
    query: typed,
    response: z.object({ items: z.array(suggestedPerson).max(typeaheadMaximumResults) }),
  }),
  classifications: defineRoute({
    id: 'search.classifications',
    method: 'GET',
    path: '/app/search/{identifier}/autocomplete/classification',
    summary: 'Classifications by text (specification, section 7); the client reads data.items or items.',
    params: ownParams,
    /** `scheme` keeps to one kind of them. */
    query: typed.extend({ scheme: z.enum(['topic', 'industry']).optional() }),
    response: z.object({ items: z.array(z.object({ title: z.string() })).max(typeaheadMaximumResults) }),
  }),
};

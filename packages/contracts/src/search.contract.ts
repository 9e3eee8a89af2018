import { z } from 'zod';
import { autocompleteMinimumCharacters, typeaheadMaximumResults } from './constants.ts';
import { defineRoute } from './define-route.ts';
import { id, isoDateTime, line, manyOf, ownParams, pageQuery } from './primitives.ts';

export const searchTabs = ['experts', 'posts', 'questions', 'staff'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** A sentence that matched; `marks` are the parts to show in marker yellow. */
export const matchedSentence = z.object({
  source: z.string(),
  parts: z.array(z.object({ text: z.string(), marked: z.boolean() })),
});

export const foundPerson = z.object({
  username: z.string(),
  kind: z.enum(['expert', 'staff', 'individual']),
  name: z.string(),
  job_title: z.string(),
  organisation: z.object({ name: z.string(), company_username: z.string() }),
  image: z.string().nullable(),
  match: matchedSentence.nullable(),
  ready_for: z.array(z.enum(['live_tv', 'radio', 'podcast', 'phone'])),
  accepts: z.array(z.number().int()),
  away_until: isoDateTime.nullable(),
  /** Median minutes to the first reply over the last year; null under five answers. */
  answers_in_minutes: z.number().int().nullable(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

export const foundPost = z.object({
  id,
  title: z.string(),
  href: z.string(),
  summary: z.string(),
  match: matchedSentence.nullable(),
  published_at: isoDateTime,
  organisation: z.object({ name: z.string(), company_username: z.string() }),
});
export const foundQuestion = z.object({
  id,
  text: z.string(),
  href: z.string(),
  match: matchedSentence.nullable(),
  answered_by: z.array(z.string()),
  organisation: z.object({ name: z.string(), company_username: z.string() }),
});

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() }));
const searchQuery = pageQuery.extend({
  q: line(100).default(''),
  active: z.enum(searchTabs).catch('experts').default('experts'),
  topic: manyOf(line(80)).optional(),
  organisation: manyOf(line(60)).optional(),
  language: manyOf(z.string().regex(/^[a-z]{2}$/)).optional(),
  sort: z.enum(['relevance', 'name', 'recent']).default('relevance'),
});

/** What the address of the search page holds: everything but how far the list was unfolded. */
export const searchFilters = searchQuery.omit({ page_from: true, page_size: true });
export type SearchFilters = z.infer<typeof searchFilters>;

export const search = {
  find: defineRoute({
    id: 'search.find',
    method: 'GET',
    path: '/app/search/{identifier}',
    summary: 'Experts, posts, questions and staff that match, with the sentence that matched and facets.',
    params: ownParams,
    query: searchQuery,
    response: z.object({
      people: z.array(foundPerson),
      posts: z.array(foundPost),
      questions: z.array(foundQuestion),
      total: z.number().int(),
      totals: z.record(z.enum(searchTabs), z.number().int()),
      facets: z.object({ topic: facet, organisation: facet, language: facet }),
    }),
  }),
  people: defineRoute({
    id: 'search.people',
    method: 'GET',
    path: '/app/search/{identifier}/autocomplete/people',
    summary: 'People by the beginning of a name or of an area of expertise, for typeaheads.',
    params: ownParams,
    query: z.object({ q: line(100, autocompleteMinimumCharacters) }),
    response: z.object({
      items: z
        .array(
          z.object({
            title: z.string(),
            username: z.string(),
            kind: z.enum(['expert', 'staff', 'individual']),
            job_title: z.string(),
            image: z.string().nullable(),
            organisation: z.string(),
          }),
        )
        .max(typeaheadMaximumResults),
    }),
  }),
  classifications: defineRoute({
    id: 'search.classifications',
    method: 'GET',
    path: '/app/search/{identifier}/autocomplete/classification',
    summary: 'Classifications by text (specification, section 7); the client reads data.items or items.',
    params: ownParams,
    query: z.object({ q: line(100, autocompleteMinimumCharacters) }),
    response: z.object({ items: z.array(z.object({ title: z.string() })).max(typeaheadMaximumResults) }),
  }),
};

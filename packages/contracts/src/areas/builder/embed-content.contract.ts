import {
  coverFocus,
  defineRoute,
  embedLanguages,
  embedSorts,
  embedTypes,
  flag,
  followedTheme,
  id,
  isoDateTime,
  line,
  manyOf,
  middleFocus,
  ownParams,
  pageOf,
  slug,
  z,
  type EmbedType,
  maxSearchLength,
} from '@rostrum/contracts';
import { embedSettings, embedStatuses, narrowingSettings } from './saved-embeds.contract.ts';

/** Kinds that `<rostrum-embed>` shows; the directory has an element of its own. */
export type ContentKind = Exclude<EmbedType, 'directory'>;
export const contentKinds = embedTypes.filter((kind): kind is ContentKind => kind !== 'directory');
const kind = z.enum(contentKinds);

/** At most this many are chosen one by one. */
export const maximumChosen = 12;

/** How many can be chosen: one, some, or none at all. */
export const choosing: Record<EmbedType, 'one' | 'several' | 'none'> = {
  directory: 'none',
  expert: 'one',
  staff: 'several',
  // No one: the office itself is asked.
  inquiry: 'one',
  featured: 'several',
  posts: 'none',
  post: 'one',
  questions: 'none',
  question: 'one',
  search: 'none',
};

/** A person, post or question as a card; what stands alone is told in full. */
export const embedItem = z.object({
  /** Username or slug. */
  key: z.string(),
  title: z.string(),
  subtitle: z.string(),
  text: z.string(),
  image: z.string().nullable(),
  /** What of the picture stays in sight where it is cut to a shape. */
  image_focus: coverFocus.default(middleFocus),
  topics: z.array(z.string()),
  href: z.string(),
  date: isoDateTime.nullable(),
  /** The date in words, in the organisation's time zone. */
  day: z.string().nullable(),
  body: z.array(z.string()),
  answers: z.array(z.object({ by: z.string(), href: z.string(), body: z.array(z.string()) })),
});
export type EmbedItem = z.infer<typeof embedItem>;

const embedContentPage = pageOf(embedItem).extend({
  kind,
  organisation: z.string(),
  /** The organisation's public page. */
  href: z.string(),
  theme: followedTheme.nullable(),
});
export type EmbedContentPage = z.infer<typeof embedContentPage>;

/** What an embed with settings in its markup asks for. */
export const embedContentQuery = z.object({
  kind,
  of: manyOf(line(320, 1)).default([]),
  topic: line(80).default(''),
  department: line(120).default(''),
  ...narrowingSettings,
  sort: z.enum(embedSorts).default('usual'),
  /** Of days in words. */
  language: z.enum(embedLanguages).default('en'),
  analytics: flag.default(true),
  page_from: z.coerce.number().int().min(0).max(10_000).default(0),
  page_size: z.coerce.number().int().min(1).max(50).default(12),
});

/** A value that published people, posts or questions have, with how many of them have it. */
const narrowingValue = z.object({ value: z.string(), count: z.number().int() });

/** The Builder offers at most this many of each; the most frequent ones. */
export const maximumNarrowings = 200;

const candidate = z.object({ key: z.string(), title: z.string(), note: z.string() });
export type EmbedCandidate = z.infer<typeof candidate>;

export const embedContent = {
  show: defineRoute({
    id: 'embedContent.show',
    method: 'GET',
    path: '/embed/content/{company_username}.json',
    summary: 'Published people, posts or questions of an organisation for its own pages, by kind of embed.',
    auth: 'public',
    params: z.object({ company_username: slug }),
    query: embedContentQuery,
    response: embedContentPage,
    errors: ['not_allowed', 'not_found', 'gone'],
  }),
  saved: defineRoute({
    id: 'embedContent.saved',
    method: 'GET',
    path: '/embed/saved/{id}/content.json',
    summary: 'A saved embed of any kind but the directory, with its settings and what it shows.',
    auth: 'public',
    params: z.object({ id }),
    query: embedContentQuery.pick({ page_from: true }),
    response: embedContentPage.extend({ status: z.enum(embedStatuses), settings: embedSettings }),
    errors: ['not_allowed', 'not_found', 'gone'],
  }),
  candidates: defineRoute({
    id: 'embedContent.candidates',
    method: 'GET',
    path: '/app/embed-subjects/{identifier}',
    summary:
      'Published people, posts or questions that an embed of this kind may show; or those already chosen.',
    params: ownParams,
    query: z.object({
      kind: z.enum(embedTypes),
      q: line(maxSearchLength).default(''),
      of: manyOf(line(320, 1)).default([]),
    }),
    response: z.object({ items: z.array(candidate) }),
    errors: ['not_allowed'],
  }),
  narrowings: defineRoute({
    id: 'embedContent.narrowings',
    method: 'GET',
    path: '/app/embed-narrowings/{identifier}',
    summary:
      'Topics, departments, tags and choices of public fields of what an embed of this kind may show, to narrow it down to.',
    params: ownParams,
    query: z.object({ kind: z.enum(embedTypes) }),
    response: z.object({
      topics: z.array(narrowingValue),
      departments: z.array(narrowingValue),
      tags: z.array(narrowingValue).default([]),
      /** Each with its field and choice in words. */
      fields: z.array(narrowingValue.extend({ label: z.string() })).default([]),
    }),
    errors: ['not_allowed'],
  }),
};

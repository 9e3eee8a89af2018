import { z } from 'zod';
import { maxSearchLength } from './constants.ts';
import { defineRoute } from './define-route.ts';
import { flag, line, manyOf, pageOf, slug } from './primitives.ts';

/** Kinds of embed; any other word in the Builder's address falls back to the directory with a notice. */
export const embedTypes = [
  'directory',
  'expert',
  'staff',
  'inquiry',
  'featured',
  'posts',
  'post',
  'questions',
  'question',
  'search',
] as const;
export type EmbedType = (typeof embedTypes)[number];

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Choose a colour, like #0B6073.');
export const directoryContents = ['title', 'headline', 'expertise'] as const;

/** Order of what an embed lists; the usual one is that of its kind: featured people first, the newest posts and questions first. */
export const embedSorts = ['usual', 'name', 'newest', 'confirmed'] as const;
export type EmbedSort = (typeof embedSorts)[number];
const embedDensities = ['comfortable', 'compact'] as const;

/** What the readers of a directory may choose for themselves, beside its search field. */
export const embedFilters = ['expertise', 'department', 'order'] as const;
export type EmbedFilter = (typeof embedFilters)[number];

/** Languages of an embed's own words; what people wrote is shown as they wrote it. */
export const embedLanguages = ['en', 'de', 'es', 'fr'] as const;
export type EmbedLanguage = (typeof embedLanguages)[number];

/** Settings of an embed. In code they are attributes of the element, so they are few and plain. */
/** Where the names of people lead on the organisation's own site; empty: to their public pages. */
const addressPattern = z
  .string()
  .trim()
  .max(300)
  .refine(
    (text) =>
      text === '' || (/^https?:\/\//.test(text) && URL.canParse(text) && text.includes('{{username}}')),
    'Enter a whole address with {{username}} in it, like https://www.example.org/people/{{username}}.',
  );

export const directorySettings = z.object({
  company_username: slug,
  page_size: z.coerce.number().int().min(1).max(50).default(12),
  content: manyOf(z.enum(directoryContents)).default([...directoryContents]),
  layout: z.enum(['grid', 'list']).default('grid'),
  hide_search: flag.default(false),
  colour: colour.default('#12181B'),
  link_colour: colour.default('#0B6073'),
  background: colour.default('#FFFFFF'),
  font: z.enum(['inherit', 'system', 'serif']).default('inherit'),
  avatar: z.enum(['circle', 'square', 'none']).default('circle'),
  open_tab: flag.default(true),
  topic: line(80).default(''),
  /** Only people of this department; older embeds were saved without one. */
  department: line(120).optional(),
  /** Whom or what it shows, by username or slug, where that is chosen one by one. */
  of: manyOf(line(320, 1)).optional(),
  link: addressPattern.optional(),
  sort: z.enum(embedSorts).optional(),
  density: z.enum(embedDensities).optional(),
  /** Of directories alone. */
  filters: manyOf(z.enum(embedFilters)).optional(),
  language: z.enum(embedLanguages).optional(),
  /** A line that names the product and leads to it; older embeds have none. */
  powered_by: flag.optional(),
  /** Whether views and clicks are counted; they are where nothing else was said. */
  analytics: flag.optional(),
});
export type DirectorySettings = z.output<typeof directorySettings>;

/** The part of a published theme that an embed follows where its own settings say nothing. */
export const followedTheme = z.object({
  text: z.string(),
  link: z.string(),
  page: z.string(),
  corners: z.enum(['square', 'soft', 'round']),
  density: z.enum(embedDensities).optional(),
  avatar: z.enum(['circle', 'square']).optional(),
  /** On pages whose own colour scheme is dark; absent from installations that derive none yet. */
  dark: z.object({ text: z.string(), link: z.string(), page: z.string() }).optional(),
});
export type FollowedTheme = z.infer<typeof followedTheme>;

/** What a reader chose, within what the embed is narrowed down to. */
export const embedChoices = z.object({
  chosen_topic: line(80).optional(),
  chosen_department: line(120).optional(),
});

export const embeds = {
  directory: defineRoute({
    id: 'embeds.directory',
    method: 'GET',
    path: '/embed/directory/{company_username}.json',
    summary:
      'Published people of an organisation for its own pages; readable from any origin, no personal data.',
    auth: 'public',
    params: z.object({ company_username: slug }),
    query: z.object({
      q: line(maxSearchLength).optional(),
      topic: line(80).optional(),
      department: line(120).optional(),
      tag: line(120).optional(),
      /** A choice of a public field of the organisation, as `key:choice`. */
      field: line(200).optional(),
      sort: z.enum(embedSorts).optional(),
      /** Which choices the answer is to offer. */
      filters: manyOf(z.enum(embedFilters)).optional(),
      ...embedChoices.shape,
      analytics: flag.optional(),
      page_from: z.coerce.number().int().min(0).max(10_000).default(0),
      page_size: z.coerce.number().int().min(1).max(50).default(12),
    }),
    response: pageOf(
      z.object({
        username: z.string(),
        name: z.string(),
        job_title: z.string(),
        headline: z.string(),
        image: z.string().nullable(),
        topics: z.array(z.string()),
        href: z.string(),
      }),
    ).extend({
      organisation: z.string(),
      theme: followedTheme.nullable(),
      /** What readers may choose from, where the embed lets them. */
      choices: z.object({ expertise: z.array(z.string()), department: z.array(z.string()) }).optional(),
    }),
    errors: ['not_allowed', 'not_found'],
  }),
};

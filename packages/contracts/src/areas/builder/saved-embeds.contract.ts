import {
  defineRoute,
  describeField,
  directoryContents,
  directorySettings,
  embedChoices,
  embedFilters,
  embeds,
  embedSorts,
  embedTypes,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  pageOf,
  pageQuery,
  rowVersion,
  z,
  maxSearchLength,
} from '@rostrum/contracts';

/** An organisation keeps at most this many. */
export const maximumSavedEmbeds = 200;

/** Settings that embeds were saved without before; in the address of the Builder and in code as they are here. */
export const narrowingSettings = {
  /** Only people with this tag. */
  tag: line(120).optional(),
  /** Only people or posts with this choice of a public field of the organisation, as `key:choice`; of a yes or no, `key:true`. */
  field: line(200).optional(),
};

/** What an embed shows and how it looks, as it is stored: the settings of the Builder's address in their own types. */
export const embedSettings = directorySettings.omit({ company_username: true }).extend({
  page_size: z.number().int().min(1).max(50),
  content: z.array(z.enum(directoryContents)).max(directoryContents.length),
  hide_search: z.boolean(),
  open_tab: z.boolean(),
  of: z.array(line(320, 1)).max(12).optional(),
  filters: z.array(z.enum(embedFilters)).max(embedFilters.length).optional(),
  powered_by: z.boolean().optional(),
  analytics: z.boolean().optional(),
  ...narrowingSettings,
});
export type EmbedSettings = z.output<typeof embedSettings>;

export const embedStatuses = ['active', 'paused'] as const;

export const savedEmbed = z.object({
  id,
  name: z.string(),
  kind: z.enum(embedTypes),
  status: z.enum(embedStatuses),
  settings: embedSettings,
  version: rowVersion,
  /** Who saved it first; null once that person has left. */
  author: z.string().nullable(),
  created_at: isoDateTime,
  updated_at: isoDateTime,
  /** Hosts whose pages asked for it, the last one first. */
  installs: z.array(z.object({ host: z.string(), last_seen_at: isoDateTime })).default([]),
  /** How often it was shown to visitors in the last 30 days. Of the list alone. */
  views: z.number().int().nullable().default(null),
});
export type SavedEmbed = z.infer<typeof savedEmbed>;

export const embedVersion = z.object({
  number: rowVersion,
  settings: embedSettings,
  saved_by: z.string().nullable(),
  saved_at: isoDateTime,
});
export type EmbedVersion = z.infer<typeof embedVersion>;

const severalEmbeds = z.array(id).min(1).max(100);
const embedName = describeField(line(80, 1), { label: 'Name', missing: 'Give the embed a name.' });

/** Of the list; the specification names `page_from`. */
export const savedEmbedQuery = pageQuery.extend({
  q: line(80).optional(),
  status: z.enum(embedStatuses).optional(),
});

export const savedEmbeds = {
  list: defineRoute({
    id: 'savedEmbeds.list',
    method: 'GET',
    path: '/app/embeds/{identifier}',
    summary: 'Saved embeds of the organisation, the last changed first.',
    params: ownParams,
    query: savedEmbedQuery,
    response: pageOf(savedEmbed),
    errors: ['not_allowed'],
  }),
  get: defineRoute({
    id: 'savedEmbeds.get',
    method: 'GET',
    path: '/app/embeds/{identifier}/{id}',
    summary: 'One saved embed.',
    params: ownItemParams,
    response: savedEmbed,
    errors: ['not_allowed', 'not_found'],
  }),
  create: defineRoute({
    id: 'savedEmbeds.create',
    method: 'POST',
    path: '/app/embeds/{identifier}',
    summary:
      'Saves an embed. Its code names it by id, so that a later change is on every page that carries it.',
    params: ownParams,
    body: z.object({ name: embedName, kind: z.enum(embedTypes), settings: embedSettings }),
    response: savedEmbed,
    status: 201,
    errors: ['not_allowed'],
  }),
  change: defineRoute({
    id: 'savedEmbeds.change',
    method: 'PUT',
    path: '/app/embeds/{identifier}/{id}',
    summary: 'Renames, pauses, resumes or redesigns a saved embed, on every page that carries it.',
    params: ownItemParams,
    body: z.object({
      version: rowVersion,
      name: embedName.optional(),
      status: z.enum(embedStatuses).optional(),
      settings: embedSettings.optional(),
    }),
    response: savedEmbed,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  versions: defineRoute({
    id: 'savedEmbeds.versions',
    method: 'GET',
    path: '/app/embeds/{identifier}/{id}/versions',
    summary: 'What a saved embed was, the newest version first. The last 50 are kept.',
    params: ownItemParams,
    response: z.object({ items: z.array(embedVersion) }),
    errors: ['not_allowed', 'not_found'],
  }),
  rollBack: defineRoute({
    id: 'savedEmbeds.rollBack',
    method: 'POST',
    path: '/app/embeds/{identifier}/{id}/versions/{number}/restore',
    summary: 'Makes an earlier version the newest one, on every page that carries the embed.',
    params: ownItemParams.extend({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
    body: z.object({ version: rowVersion }),
    response: savedEmbed,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  duplicate: defineRoute({
    id: 'savedEmbeds.duplicate',
    method: 'POST',
    path: '/app/embeds/{identifier}/{id}/copies',
    summary: 'Saves a copy under a name of its own. The copy is active and on no page yet.',
    params: ownItemParams,
    response: savedEmbed,
    status: 201,
    errors: ['not_allowed', 'not_found'],
  }),
  setStatus: defineRoute({
    id: 'savedEmbeds.setStatus',
    method: 'POST',
    path: '/app/embeds/{identifier}/bulk/status',
    summary: 'Pauses or resumes several saved embeds, on every page that carries one.',
    params: ownParams,
    body: z.object({ ids: severalEmbeds, status: z.enum(embedStatuses) }),
    /** Those that were changed; others were so before, or are gone. */
    response: z.object({ changed: z.array(id) }),
    errors: ['not_allowed'],
  }),
  removeSeveral: defineRoute({
    id: 'savedEmbeds.removeSeveral',
    method: 'POST',
    path: '/app/embeds/{identifier}/bulk/delete',
    summary: 'Deletes several saved embeds. Pages that carry one show their own plain link.',
    params: ownParams,
    body: z.object({ ids: severalEmbeds }),
    response: z.object({ deleted: z.array(id) }),
    errors: ['not_allowed'],
  }),
  remove: defineRoute({
    id: 'savedEmbeds.remove',
    method: 'DELETE',
    path: '/app/embeds/{identifier}/{id}',
    summary: 'Deletes a saved embed. Pages that carry it show their own plain link.',
    params: ownItemParams,
    response: z.object({ success: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
  show: defineRoute({
    id: 'savedEmbeds.show',
    method: 'GET',
    path: '/embed/saved/{id}.json',
    summary: 'A saved embed with its settings and people, for pages of the allowed domains.',
    auth: 'public',
    params: z.object({ id }),
    query: z.object({
      q: line(maxSearchLength).optional(),
      ...embedChoices.shape,
      /** Another order than the embed's own, where it lets readers choose one. */
      sort: z.enum(embedSorts).optional(),
      page_from: z.coerce.number().int().min(0).max(10_000).default(0),
    }),
    response: embeds.directory.response.extend({
      /** A paused one shows nothing: no one is in it. */
      status: z.enum(embedStatuses),
      settings: embedSettings,
    }),
    errors: ['not_allowed', 'not_found'],
  }),
};

import { defineRoute, isoDateTime, ownItemParams, personDetail, rowVersion, z } from '@rostrum/contracts';

/**
 * A run of words that stands in both texts, in one of them only, or ends a paragraph. Said once for profiles and once for
 * posts: what areas share is in the file that every visitor's shell begins with.
 */
const changedPart = z.object({
  kind: z.enum(['same', 'added', 'removed', 'break']),
  text: z.string(),
});
export type ChangedPart = z.infer<typeof changedPart>;

const versionNumber = z.coerce.number().int().min(1).max(1_000_000);

/** One version of a profile in its list. */
const personVersion = z.object({
  number: z.number().int(),
  /** Empty for what was there before versions were kept. */
  saved_by: z.string(),
  saved_at: isoDateTime,
  /** Labels of what it changed. */
  changed: z.array(z.string()),
  /** How it came about, when by another way than the editor. */
  note: z.string().nullable(),
  was_public: z.boolean(),
});

const shownPhoto = z.object({ image: z.string(), alt: z.string().nullable() }).nullable();

/** What became of one part of a profile: words of a text, items of a list, or a photo. */
export const difference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), parts: z.array(changedPart) }),
  z.object({
    kind: z.literal('items'),
    items: z.array(z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) })),
  }),
  z.object({ kind: z.literal('photo'), before: shownPhoto, after: shownPhoto }),
]);
export type Difference = z.infer<typeof difference>;

const changedSection = z.object({
  /** Its name, for putting it back. */
  part: z.string(),
  label: z.string(),
  difference,
  /** The latest version of those compared that changed it. */
  number: z.number().int(),
  saved_by: z.string(),
  /** Why it cannot be put back; null when it can. */
  obstacle: z.string().nullable(),
});
export type ChangedSection = z.infer<typeof changedSection>;

const versionParams = ownItemParams.extend({ number: versionNumber });
const base = '/app/people/{identifier}/{id}/versions';

export const personVersions = {
  list: defineRoute({
    id: 'personVersions.list',
    method: 'GET',
    path: base,
    summary: 'Versions of a profile, the newest first; 50 are kept.',
    params: ownItemParams,
    response: z.object({ items: z.array(personVersion) }),
    errors: ['not_allowed', 'not_found'],
  }),
  compare: defineRoute({
    id: 'personVersions.compare',
    method: 'GET',
    path: `${base}/{number}`,
    summary: 'What changed in a profile between a version and a later one, or what it says now.',
    params: versionParams,
    query: z.object({ to: versionNumber.optional() }),
    response: z.object({ sections: z.array(changedSection) }),
    errors: ['not_allowed', 'not_found'],
  }),
  restore: defineRoute({
    id: 'personVersions.restore',
    method: 'POST',
    path: `${base}/{number}/restore`,
    summary: 'Put a version of a profile back, or the named parts of it. What stands now stays a version.',
    params: versionParams,
    body: z.object({ version: rowVersion, parts: z.array(z.string().max(60)).min(1).max(100).optional() }),
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_input'],
  }),
};

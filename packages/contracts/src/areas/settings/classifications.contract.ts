import {
  defineRoute,
  describeField,
  formatNumber,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  rowVersion,
  z,
} from '@rostrum/contracts';

export const classificationSchemes = ['topic', 'industry', 'category', 'tag', 'department'] as const;
/** Industries are a fixed list. */
export const editableSchemes = ['topic', 'category', 'tag', 'department'] as const;
export type ClassificationScheme = (typeof classificationSchemes)[number];
export type EditableScheme = (typeof editableSchemes)[number];
export const maximumEntryTerms = 20;
/** Levels of broader terms above each other, the top one included. */
export const maximumTermLevels = 4;
/** How far back searches are counted. */
export const searchedDays = 90;
/** A merge can be undone for so many days. */
export const undoMergeDays = 30;

/** One term of the organisation's vocabulary, or a general one that comes with the product. */
export const classificationTerm = z.object({
  id,
  version: rowVersion,
  title: z.string(),
  entry_terms: z.array(z.string()),
  parent_id: id.nullable(),
  scope_note: z.string(),
  /** Comes with the product: no organisation changes it. */
  is_general: z.boolean(),
  people: z.number().int(),
  posts: z.number().int(),
  questions: z.number().int(),
  /** Filed under the term or one below it, each once. */
  filed: z
    .object({ people: z.number().int(), posts: z.number().int(), questions: z.number().int() })
    .optional(),
  /** People who searched for the term or an entry term of it in the last 90 days; of topics alone. */
  searches: z.number().int().optional(),
  /** Not offered for new use any more. What is filed under it stays, and it still leads searches there. */
  is_retired: z.boolean().optional(),
});
export type ClassificationTerm = z.infer<typeof classificationTerm>;

export const recentMerge = z.object({
  id,
  title: z.string(),
  into_title: z.string(),
  merged_by: z.string().nullable(),
  merged_at: isoDateTime,
  /** People, posts and questions that were filed under the one that went. */
  items: z.number().int().optional(),
});
export type RecentMerge = z.infer<typeof recentMerge>;

export const vocabulary = z.object({
  scheme: z.enum(classificationSchemes),
  counts: z.object({
    topic: z.number().int(),
    industry: z.number().int(),
    category: z.number().int(),
    tag: z.number().int(),
    department: z.number().int(),
  }),
  terms: z.array(classificationTerm),
  /** Words in use that are no term, with how many people, posts and questions have each; counted in `counts`. */
  unlisted: z.array(z.object({ title: z.string(), count: z.number().int() })).optional(),
  /** Terms that are not offered any more; counted in none of `counts`. */
  retired: z.array(classificationTerm).optional(),
  /** Merges that can still be undone, newest first. */
  merges: z.array(recentMerge).max(20),
});
export type Vocabulary = z.infer<typeof vocabulary>;

/** Marks that turn the direction of the text around them or are seen by no one make one name look like another. */
const hiddenMarks =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;
const label = (min: number) =>
  line(80, min).refine((text) => !hiddenMarks.test(text), 'Remove invisible characters.');

export const termFields = z.object({
  title: describeField(label(2), { label: 'Name', missing: 'Enter a name.' }),
  entry_terms: describeField(z.array(label(1)).max(maximumEntryTerms).default([]), {
    label: 'Entry terms',
    hint: 'Other words that people search for.',
  }),
  parent_id: describeField(id.nullable(), { label: 'Broader term' }),
  scope_note: describeField(line(500), {
    label: 'Scope note',
    hint: 'What the term covers, and what it does not.',
  }),
});

const mergeCount = z.object({
  now: z.number().int(),
  after: z.number().int(),
  /** Have both terms, and keep one. */
  both: z.number().int(),
  /** Some of those that get the term that stays. */
  names: z.array(z.string()).max(5),
});
export type MergeCount = z.infer<typeof mergeCount>;

export const mergePreview = z.object({
  source: z.object({ id, version: rowVersion, title: z.string() }),
  target: z.object({ id, version: rowVersion, title: z.string() }),
  people: mergeCount,
  posts: mergeCount,
  questions: mergeCount,
  /** Entry terms that the term that stays has afterwards and has not now. */
  entry_terms: z.array(z.string()),
  /** How many entry terms the term that stays has now. */
  entry_terms_now: z.number().int().optional(),
  /** People who searched for either in the last 90 days; of topics alone. */
  searches: z.object({ now: z.number().int(), after: z.number().int() }).optional(),
  /** When the term that goes was added. */
  added_at: isoDateTime.optional(),
  /** Narrower terms that move below the term that stays. */
  narrower: z.array(z.string()),
  /** Members and invitations whose departments or tags follow. */
  scopes: z.number().int(),
  /** Rules of the Blocked List that follow. */
  rules: z.number().int(),
  /** Embeds that follow. */
  embeds: z.number().int(),
});
export type MergePreview = z.infer<typeof mergePreview>;

const seenResult = z.object({
  /** Experts that a reader of the directory finds. */
  experts: z.number().int(),
  /** The topic that the words were read as. */
  via: z.string().nullable(),
});
/** What a reader of the organisation's directory finds by some words, before and after a merge. */
export const mergeAsSeen = z.object({
  q: z.string(),
  before: seenResult,
  /** Null: too many people would be written to try it out. */
  after: seenResult.nullable(),
  /** Where the public page of the term that goes leads afterwards. */
  old_address: z.object({ from: z.string(), to: z.string() }).nullable(),
});
export type MergeAsSeen = z.infer<typeof mergeAsSeen>;

export const termSuggestion = z.object({
  text: z.string(),
  /** Where it was typed: into profiles, or into a search without a result. */
  source: z.enum(['profiles', 'searches']),
  /** So many people. */
  count: z.number().int(),
  /** Whose profiles have it; searchers have no names. */
  names: z.array(z.string()).max(3),
});
export type TermSuggestion = z.infer<typeof termSuggestion>;

/** A file of this size holds ten thousand terms and more. */
export const maximumImportLength = 900_000;
export const maximumImportRows = 10_000;

export const importReport = z.object({
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** The first of the rows that cannot be imported; while there is one, nothing is. */
  errors: z.array(z.object({ row: z.number().int(), message: z.string() })).max(100),
  error_count: z.number().int(),
  applied: z.boolean(),
});
export type ImportReport = z.infer<typeof importReport>;

const base = '/app/classifications/{identifier}';
const item = `${base}/{id}`;
const conflicts = ['not_allowed', 'not_found', 'version_conflict'] as const;

export const classifications = {
  list: defineRoute({
    id: 'classifications.list',
    method: 'GET',
    path: base,
    summary: 'Terms of one kind with what is filed under each, and recent merges.',
    params: ownParams,
    query: z.object({ scheme: z.enum(classificationSchemes).default('topic') }),
    response: vocabulary,
    errors: ['not_allowed'],
  }),
  add: defineRoute({
    id: 'classifications.add',
    method: 'POST',
    path: base,
    summary: 'Adds a term to the vocabulary of the organisation.',
    params: ownParams,
    body: termFields.extend({ scheme: z.enum(editableSchemes) }),
    response: classificationTerm,
    errors: ['not_allowed', 'already_exists'],
  }),
  change: defineRoute({
    id: 'classifications.change',
    method: 'PUT',
    path: item,
    summary: 'Renames or moves a term, or changes its entry terms. A former name becomes an entry term.',
    params: ownItemParams,
    body: termFields.extend({ version: rowVersion }),
    response: classificationTerm,
    errors: [...conflicts, 'already_exists', 'invalid_transition'],
  }),
  remove: defineRoute({
    id: 'classifications.remove',
    method: 'DELETE',
    path: item,
    summary: 'Deletes a term that nothing is filed under.',
    params: ownItemParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found', 'invalid_transition'],
  }),
  retire: defineRoute({
    id: 'classifications.retire',
    method: 'POST',
    path: `${item}/retire`,
    summary: 'Offers a term no more, or again. What is filed under it stays and is still found by it.',
    params: ownItemParams,
    body: z.object({ version: rowVersion, retired: z.boolean() }),
    response: classificationTerm,
    errors: [...conflicts, 'invalid_transition'],
  }),
  previewMerge: defineRoute({
    id: 'classifications.previewMerge',
    method: 'GET',
    path: `${item}/merge`,
    summary: 'What merging a term into another would change.',
    params: ownItemParams,
    query: z.object({ into: id }),
    response: mergePreview,
    errors: ['not_allowed', 'not_found'],
  }),
  seeMerge: defineRoute({
    id: 'classifications.seeMerge',
    method: 'GET',
    path: `${item}/merge/seen`,
    summary:
      'What a reader of the directory finds by some words before and after merging a term into another.',
    params: ownItemParams,
    query: z.object({ into: id, q: line(80, 1) }),
    response: mergeAsSeen,
    errors: ['not_allowed', 'not_found', 'too_many_requests'],
  }),
  merge: defineRoute({
    id: 'classifications.merge',
    method: 'POST',
    path: `${item}/merge`,
    summary: 'Merges a term into another: what was filed under it follows, its name becomes an entry term.',
    params: ownItemParams,
    body: z.object({ version: rowVersion, into: id, into_version: rowVersion }),
    response: recentMerge,
    errors: conflicts,
  }),
  undoMerge: defineRoute({
    id: 'classifications.undoMerge',
    method: 'POST',
    path: `${base}/merges/{id}/undo`,
    summary: 'Takes a merge of the last 30 days back. What was changed since then stays as it is.',
    params: ownItemParams,
    response: z.object({ restored: z.number().int(), changed_since: z.number().int() }),
    errors: ['not_allowed', 'not_found', 'already_exists', 'invalid_transition'],
  }),
  suggestions: defineRoute({
    id: 'classifications.suggestions',
    method: 'GET',
    path: `${base}/suggestions`,
    summary: 'Words of profiles that are no term, and words of searches that found nobody.',
    params: ownParams,
    query: z.object({ scheme: z.enum(editableSchemes).default('topic') }),
    response: z.object({ items: z.array(termSuggestion).max(100) }),
    errors: ['not_allowed'],
  }),
  dismiss: defineRoute({
    id: 'classifications.dismiss',
    method: 'POST',
    path: `${base}/suggestions`,
    summary: 'Suggests a word no more, or again.',
    params: ownParams,
    body: z.object({ scheme: z.enum(editableSchemes), text: line(120, 1), dismissed: z.boolean() }),
    response: z.object({ dismissed: z.boolean() }),
    errors: ['not_allowed'],
  }),
  export: defineRoute({
    id: 'classifications.export',
    method: 'GET',
    path: `${base}/export`,
    summary: 'The vocabulary of the organisation as CSV, or with the general terms as SKOS in Turtle.',
    params: ownParams,
    query: z.object({ format: z.enum(['csv', 'turtle']) }),
    response: z.object({ text: z.string() }),
    errors: ['not_allowed'],
  }),
  import: defineRoute({
    id: 'classifications.import',
    method: 'POST',
    path: `${base}/import`,
    summary: 'Reads terms from CSV or SKOS. A dry run says what would change and which rows are wrong.',
    params: ownParams,
    body: z.object({
      /** The text of the file, in either format. */
      csv: z
        .string()
        .min(1)
        .max(
          maximumImportLength,
          `Import at most ${formatNumber(maximumImportRows)} terms and ${maximumImportLength / 1000} kB at a time, in several files.`,
        ),
      format: z.enum(['csv', 'turtle']).default('csv'),
      dry_run: z.boolean(),
    }),
    response: importReport,
    errors: ['not_allowed'],
  }),
};

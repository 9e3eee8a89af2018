import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bytea, moment, tsvector, updatedAt } from '@rostrum/server-kit/database';
import { organisations } from '@rostrum/identity/schema';

export const documentKinds = ['expert', 'staff', 'post', 'question', 'organisation'] as const;
export type DocumentKind = (typeof documentKinds)[number];

type Indexed = Record<'id' | 'words' | 'prefixes' | 'sortName' | 'sortedAt' | 'quality', AnyPgColumn>;

/** Entries go into the index at once: a list of pending ones would be read through by every search. */
const atOnce = { fastupdate: false };

/** Each kind has its own indexes, so that the few posts are not looked for among the many people. */
const indexesOf = (kind: DocumentKind, isKind: SQL, table: Indexed) => [
  index(`search_documents_${kind}_prefixes_idx`).using('gin', table.prefixes).with(atOnce).where(isKind),
  index(`search_documents_${kind}_name_idx`)
    .on(sql`${table.sortName} collate "und-x-icu"`, table.id)
    .where(isKind),
  index(`search_documents_${kind}_recent_idx`)
    .on(sql`${table.sortedAt} desc`, table.id)
    .where(isKind),
  index(`search_documents_${kind}_quality_idx`)
    .on(sql`${table.quality} desc`, table.id)
    .where(isKind),
];

/** For names of people while their last word has one or two letters, which alone would begin half of all names. */
const pairsIndex = (
  kind: DocumentKind,
  isKind: SQL,
  { folded, slice }: Record<'folded' | 'slice', AnyPgColumn>,
) =>
  index(`search_documents_${kind}_pairs_idx`)
    .using('gin', sql`rostrum_name_pairs(${folded}, ${slice})`)
    .with(atOnce)
    .where(isKind);

const wordsIndex = (name: string, isPart: SQL, table: Indexed) =>
  index(`search_documents_${name}_words_idx`).using('gin', table.words).with(atOnce).where(isPart);

/**
 * What can be found, one row each, written by triggers in the transaction of the change. A search reads only this
 * table; the rows of its page are then read from their own tables.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    /** Of the person, post, question or organisation. */
    id: uuid('id').primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** False: only its own organisation finds it. */
    isPublic: boolean('is_public').notNull(),
    /** 0 to 1000: how much a seeker is helped by it, whatever was asked. */
    quality: smallint('quality').notNull(),
    /** Minutes after midnight in the time zone. */
    reachableFrom: smallint('reachable_from'),
    reachableTo: smallint('reachable_to'),
    confirmedAt: moment('confirmed_at'),
    awayFrom: moment('away_from'),
    awayTo: moment('away_to'),
    sortedAt: moment('sorted_at').notNull(),
    timezone: varchar('timezone', { length: 60 }).notNull(),
    sortName: varchar('sort_name', { length: 300 }).notNull(),
    /** The name without case, accents and hyphens. */
    folded: varchar('folded', { length: 600 }).notNull(),
    /** `t:Storm surge`, `i:Education`, `c:GB`, `l:no`, `a:2`, `m:live_tv`: what facets are counted from. */
    facets: text('facets').array().notNull(),
    /** Beginnings of the words of the name, each with the slice behind it. */
    prefixes: text('prefixes').array().notNull(),
    /**
     * All that can be asked for, so that one index answers text and filters together: stems with their weights, `^stem`
     * for those in a strong place, `#topic`, the facets but topics, the organisation `o:id`.
     */
    words: tsvector('words').notNull(),
    /** Experts by quality, the best in 0: each slice has an index of its own, and a search reads them until it has enough. */
    slice: smallint('slice').notNull().default(6),
  },
  (table) => [
    check('search_documents_quality_range', sql`${table.quality} between 0 and 1000`),
    index('search_documents_org_idx').on(table.orgId, table.kind),
    ...indexesOf('expert', sql`kind = 'expert'`, table),
    ...indexesOf('staff', sql`kind = 'staff'`, table),
    ...indexesOf('post', sql`kind = 'post'`, table),
    ...indexesOf('question', sql`kind = 'question'`, table),
    ...indexesOf('organisation', sql`kind = 'organisation'`, table),
    pairsIndex('expert', sql`kind = 'expert'`, table),
    pairsIndex('staff', sql`kind = 'staff'`, table),
    wordsIndex('expert_0', sql`kind = 'expert' and slice = 0`, table),
    wordsIndex('expert_1', sql`kind = 'expert' and slice = 1`, table),
    wordsIndex('expert_2', sql`kind = 'expert' and slice = 2`, table),
    wordsIndex('expert_3', sql`kind = 'expert' and slice = 3`, table),
    wordsIndex('expert_4', sql`kind = 'expert' and slice = 4`, table),
    wordsIndex('expert_5', sql`kind = 'expert' and slice = 5`, table),
    wordsIndex('expert_6', sql`kind = 'expert' and slice = 6`, table),
    wordsIndex('staff', sql`kind = 'staff'`, table),
    wordsIndex('post', sql`kind = 'post'`, table),
    wordsIndex('question', sql`kind = 'question'`, table),
    wordsIndex('organisation', sql`kind = 'organisation'`, table),
    index('search_documents_organisation_folded_idx')
      .on(table.folded)
      .where(sql`kind = 'organisation'`),
  ],
);

/** Every word that a search can meet: for beginnings, typing errors and what was meant. */
export const searchWords = pgTable(
  'search_words',
  {
    word: varchar('word', { length: 40 }).primaryKey(),
    stem: text('stem').generatedAlwaysAs((): SQL => sql`rostrum_stem(${searchWords.word})`),
    /** The word, and the word with each of its letters left out: two words that share one are one slip apart. */
    slips: text('slips')
      .array()
      .generatedAlwaysAs((): SQL => sql`rostrum_slips(${searchWords.word})`),
  },
  (table) => [
    index('search_words_stem_idx').on(table.stem),
    index('search_words_beginning_idx').on(sql`${table.word} varchar_pattern_ops`),
    index('search_words_slips_idx').using('gin', table.slips),
    index('search_words_trgm_idx').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);

/** A text of a profile that has a vector of its own; `source` says where it is from. */
export interface StoredPassage {
  source: string;
  text: string;
}

/**
 * What each expert says in vectors of the language model: the whole profile first, then one for each passage. Triggers
 * count the changes; a row whose changes are ahead is computed again.
 */
export const searchVectors = pgTable(
  'search_vectors',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => searchDocuments.id, { onDelete: 'cascade' }),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    changes: integer('changes').notNull().default(1),
    /** The value of `changes` that the vectors were computed for. */
    indexed: integer('indexed').notNull().default(0),
    /** A server is computing it until then. */
    leasedUntil: moment('leased_until'),
    /** The model that computed them; vectors of two models cannot be compared. */
    model: varchar('model', { length: 60 }),
    passages: jsonb('passages').$type<StoredPassage[]>().notNull().default([]),
    /** One after the other in bytes: the profile, then the passages in their order. */
    vectors: bytea('vectors')
      .notNull()
      .default(sql`''`),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('search_vectors_due_idx')
      .on(table.id)
      .where(sql`changes <> indexed`),
    index('search_vectors_model_idx').on(table.model),
    index('search_vectors_org_idx').on(table.orgId),
    index('search_vectors_updated_idx').on(table.updatedAt),
  ],
);

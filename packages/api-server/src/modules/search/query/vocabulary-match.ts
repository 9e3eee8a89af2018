export interface StemmedWord {
  word: string;
  /** Null for words that English leaves out. */
  stem: string | null;
}

/** One word as the database knows it. */
export interface MatchedWord extends StemmedWord {
  /** Some text that can be found has it. */
  known: boolean;
  /** Some known word begins with it. */
  begins: boolean;
  /** Stems of such words. */
  begun?: string[];
  /** Known words that look like it, when it is unknown. */
  near: StemmedWord[];
}

/** A topic that a run of words names, by its title or a synonym. */
export interface NamedTopic {
  title: string;
  /** The title as it is compared. */
  term: string;
  /** Every name of it as it is compared. */
  terms: string[];
  /** Titles, as they are compared, of what lies below it. */
  below: string[];
}

export interface NamedOrganisation {
  id: string;
  name: string;
  company_username: string;
  /** The name as runs of words are compared with it. */
  folded: string;
}

export interface VocabularyMatch {
  words: MatchedWord[];
  /** Words written apart that are known written together. */
  joined: StemmedWord[];
  /** The runs of words that were asked for, as they are compared. */
  terms: Readonly<Record<string, string>>;
  topics: NamedTopic[];
  organisations: NamedOrganisation[];
}

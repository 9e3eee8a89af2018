import type { Queryable } from '@rostrum/server-kit/database';

/** A text whose vector is missing, of an earlier wording or of another model; claimed by this server for a while. */
export interface DueText {
  orgId: string;
  id: string;
  /** Written back with the vector: a text that changed meanwhile stays due. */
  changes: number;
  /** Texts whose vectors are averaged. */
  parts: readonly string[];
  /** All of it, which says the language. */
  whole: string;
}

export interface ComputedVector extends Pick<DueText, 'orgId' | 'id' | 'changes'> {
  model: string;
  isEnglish: boolean;
  vector: Buffer;
}

/** A table with one vector for each text. */
export interface VectorSource {
  /** Counts texts without a vector of this model. */
  countDue: (db: Queryable, model: string) => Promise<number>;
  /** Claims texts for a minute, so that two servers do not compute the same; a crash frees them then. */
  claim: (db: Queryable, model: string, limit: number) => Promise<DueText[]>;
  write: (db: Queryable, vectors: readonly ComputedVector[]) => Promise<void>;
}

/** A word that code and documents once used in a sense of their own, and the term of the field in its place. */
export interface WordToAvoid {
  /** Singular, in small letters; found with or without -s, alone or as a part of a name. */
  word: string;
  instead: string;
  /** Names and sentences in which the word has its plain sense. */
  except?: RegExp;
}

export const wordsToAvoid: readonly WordToAvoid[] = [
  { word: 'bone', instead: 'skeleton', except: /coastal urban/ },
  { word: 'brake', instead: 'rate limit' },
  { word: 'diary', instead: 'schedule' },
  { word: 'door', instead: 'sign-in pipeline, restricted import or entry point' },
  { word: 'farewell', instead: 'grace period' },
  { word: 'follower', instead: 'hook or listener' },
  { word: 'keeper', instead: 'system principal', except: /lighthouse keeper/ },
  { word: 'ledger', instead: 'leak tracker', except: /meridian.?ledger|@ledger\.example/i },
  { word: 'lent', instead: 'shared', except: /'Lent'/ },
  { word: 'loan', instead: 'shared runtime' },
  { word: 'misfit', instead: 'incompatibility' },
  { word: 'patience', instead: 'timeout' },
  { word: 'sealed', instead: 'encrypted' },
  { word: 'yardstick', instead: 'baseline' },
];

/** A word that code and documents once used in a sense of their own, and the term of the field in its place. */
export interface WordToAvoid {
  /** Singular, in small letters; found with or without -s, alone or as a part of a name. */
  word: string;
  instead: string;
  /** Only comments are searched: tests are sentences, and data may hold the word. */
  inComments?: true;
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
  { word: 'nobody', instead: 'no one, or what is missing', inComments: true },
  { word: 'patience', instead: 'timeout' },
  { word: 'sealed', instead: 'encrypted' },
  { word: 'searched, nobody', instead: 'searches without results' },
  { word: 'somebody', instead: 'a user, a person or the role', inComments: true },
  { word: 'yardstick', instead: 'baseline' },
];

/** Where comments are not gone through yet. The list may only shrink. */
export const commentsAsTheyWere =
  /^mf-(people|inquiries|posts|qanda|settings)\/|^packages\/api-server\/src\/modules\/(people|inquiries|posts|questions|settings)\//;

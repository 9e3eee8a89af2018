export type Case = {
  name: string;
  /** Where the code stands; `{n}` becomes the case's number. */
  at: string;
  code: string;
  /** The rule that must fire; absent for code that must pass. */
  rule?: string;
  says?: string;
  /** A second file that the case needs. */
  also?: { at: string; code: string };
};

/** What an area says of its changes. */
export interface ChangeWords {
  title: string;
  /** What changes: the heading of its column and the name of its filter. */
  noun: string;
  /** What can happen, by the names that the call has for it. */
  kinds: Readonly<Record<string, string>>;
  /** Said while nothing has changed yet. */
  empty: string;
  /** Name of the file that is saved. */
  file: string;
}

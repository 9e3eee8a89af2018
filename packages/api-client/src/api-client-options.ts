type MaybePromise<T> = T | Promise<T>;

/** What the client is given instead of knowing it: it never imports the session, so it works wherever one is injected. */
export interface ApiClientOptions {
  /** Origin of the API; empty for the page's own. */
  baseUrl?: string;
  /** The session's token, or null without a session. May wait until the session is known. */
  getAccessToken(): MaybePromise<string | null>;
  /** The session's identifier, for the `{identifier}` of paths. */
  getIdentifier?(): MaybePromise<string | null>;
  /** Called once for any number of calls that answered 401 at the same time; true when a new token is there. */
  onUnauthorized(): Promise<boolean>;
  /** Calls the listener with the identifier after each change of the session: live streams of another person end at once. */
  onSessionChange?(listener: (identifier: string | null) => void): void;
  /**
   * What happens when an answer does not fit its contract. `throw` (the default) fails loudly in development and tests;
   * `log` writes to the console and hands the answer on, for production.
   */
  onMismatch?: 'throw' | 'log';
  /** Longest wait for an answer; 30 s unless said otherwise. */
  timeoutMs?: number;
}

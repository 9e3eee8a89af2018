/** What the tabs of one person in one browser tell each other about the connection that one of them holds. */
export type TabMessage =
  /** The leader lives: sent with every sign of life from the server, and by itself while there is none. */
  | { kind: 'beat' }
  | { kind: 'open' }
  | { kind: 'down' }
  | { kind: 'message'; data: string }
  /** A tab begins to listen and asks how things are. */
  | { kind: 'hello'; from: string }
  | { kind: 'state'; to: string; isOpen: boolean }
  /** A tab has slept: is the connection still good? */
  | { kind: 'check' }
  /** A tab is looked at again. */
  | { kind: 'wake' }
  /** The session is over, or is another person's. */
  | { kind: 'ended' };

/** Tabs may run another version of this code: what is not understood is left alone. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  const isMessage =
    typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string';
  return isMessage ? (data as TabMessage) : undefined;
}

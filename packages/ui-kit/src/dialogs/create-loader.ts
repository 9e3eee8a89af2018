export interface Loader<Parts> {
  /** What was fetched, as soon as it is there. */
  get: () => Parts | undefined;
  /** Fetches it, once. A fetch that failed is tried again by the next call. */
  load: () => Promise<Parts>;
  /** Tells when it is there. Returns what ends that. */
  listen: (listener: () => void) => () => void;
}

/** Code that is fetched when it is needed, and used without waiting from then on. */
export function createLoader<Parts>(fetchParts: () => Promise<Parts>): Loader<Parts> {
  let parts: Parts | undefined;
  let loading: Promise<Parts> | undefined;
  const listeners = new Set<() => void>();

  async function fetchOnce(): Promise<Parts> {
    try {
      parts = await fetchParts();
    } catch (error) {
      loading = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return parts;
  }

  return {
    get: () => parts,
    load: () => (loading ??= fetchOnce()),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

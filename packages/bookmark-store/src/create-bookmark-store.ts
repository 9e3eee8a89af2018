import { isApiError, type ApiClient } from '@rostrum/api-client';
import { bookmarks, type Bookmark, type BookmarkReference } from '@rostrum/contracts';
import { expected, keyOf } from './bookmark-key.ts';
import { stateOf, type BookmarkState } from './bookmark-state.ts';
import { createQueues } from './queues.ts';

/** The part of auth-client that the store follows. */
export interface SessionSource {
  get(): { session: { user: { identifier: string } } | null };
  subscribe(listener: () => void): () => void;
}

export interface BookmarkStore {
  get(): BookmarkState;
  subscribe(listener: () => void): () => void;
  /** Loads the bookmarks of whoever is signed in, now and after each change of session. Returns how to stop. */
  start(session: SessionSource): () => void;
  /** Loads again, after `failed` or when something else has changed the bookmarks. */
  retry(): Promise<void>;
  has(reference: BookmarkReference): boolean;
  /** Shown at once; taken back, and the failure thrown, when the server refuses. So are the three below. */
  add(reference: BookmarkReference): Promise<void>;
  remove(reference: BookmarkReference): Promise<void>;
  toggle(reference: BookmarkReference): Promise<void>;
  /** Up to 100 at once: all of them or none. */
  addMany(references: readonly BookmarkReference[]): Promise<void>;
}

type Confirm = (apply: (list: Bookmark[]) => Bookmark[]) => void;

const withAdded = (added: readonly Bookmark[]) => (list: Bookmark[]) => {
  const keys = new Set(added.map(keyOf));
  return [...added, ...list.filter((bookmark) => !keys.has(keyOf(bookmark)))];
};

/** Bookmarks of the session as a store to read and subscribe to. */
export function createBookmarkStore(getApi: () => ApiClient): BookmarkStore {
  let holder: string | null = null;
  let confirmed: Bookmark[] = [];
  let flags = { loading: false, failed: false };
  let pending = new Map<string, Bookmark | null>();
  let state = stateOf(confirmed, pending, flags);
  let inTurn = createQueues();
  /** Counts sessions, so that answers for the one before are dropped. */
  let turn = 0;
  /** Counts confirmed changes: a list that was read before one of them is out of date. */
  let confirmations = 0;
  const listeners = new Set<() => void>();

  function show(change: () => void) {
    change();
    state = stateOf(confirmed, pending, flags);
    [...listeners].forEach((listener) => listener());
  }

  function follow(identifier: string | null) {
    if (identifier === holder) return;
    turn += 1;
    inTurn = createQueues();
    show(() => {
      holder = identifier;
      confirmed = [];
      pending = new Map();
      flags = { loading: false, failed: false };
    });
    if (identifier) void load();
  }

  async function load() {
    const asked = turn;
    show(() => (flags = { loading: true, failed: false }));
    try {
      let before: number;
      let answer: { bookmarks: Bookmark[] };
      do {
        before = confirmations;
        answer = await getApi().call(bookmarks.list);
      } while (asked === turn && before !== confirmations);
      if (asked === turn)
        show(() => ((confirmed = answer.bookmarks), (flags = { loading: false, failed: false })));
    } catch (error) {
      // To the console only (specification, section 8): pages work without their bookmarks.
      console.error('Bookmarks could not be loaded.', error);
      if (asked === turn) show(() => (flags = { loading: false, failed: true }));
    }
  }

  /** Shows a change, waits for the server, and keeps the change or takes it back. */
  async function change(
    changes: ReadonlyMap<string, Bookmark | null>,
    send: (confirm: Confirm) => Promise<void>,
  ) {
    const asked = turn;
    const confirm: Confirm = (apply) => {
      if (asked !== turn) return;
      confirmations += 1;
      confirmed = apply(confirmed);
    };
    show(() => changes.forEach((bookmark, key) => pending.set(key, bookmark)));
    try {
      await send(confirm);
    } finally {
      if (asked === turn) {
        show(() => {
          // A later change of the same bookmark may be shown by now; that one stays.
          changes.forEach((bookmark, key) => pending.get(key) === bookmark && pending.delete(key));
        });
      }
    }
  }

  const store: BookmarkStore = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(session) {
      const look = () => follow(session.get().session?.user.identifier ?? null);
      look();
      return session.subscribe(look);
    },
    retry: async () => (holder ? load() : undefined),
    has: (reference) => state.map[keyOf(reference)] === true,
    add: (reference) =>
      change(new Map([[keyOf(reference), expected(reference)]]), (confirm) =>
        inTurn(keyOf(reference), async () => {
          const { bookmark } = await getApi().call(bookmarks.add, { body: { bookmark: reference } });
          confirm(withAdded([bookmark]));
        }),
      ),
    remove: (reference) =>
      change(new Map([[keyOf(reference), null]]), (confirm) =>
        inTurn(keyOf(reference), async () => {
          const bookmark = confirmed.find((candidate) => keyOf(candidate) === keyOf(reference));
          if (!bookmark) return;
          await getApi()
            .call(bookmarks.remove, { params: { id: bookmark.id } })
            .catch((error: unknown) => {
              // Gone already, from another tab: that is what was asked for.
              if (!isApiError(error) || error.code !== 'not_found') throw error;
            });
          confirm((list) => list.filter(({ id }) => id !== bookmark.id));
        }),
      ),
    toggle: (reference) => (store.has(reference) ? store.remove(reference) : store.add(reference)),
    addMany: (references) =>
      change(
        new Map(references.map((reference) => [keyOf(reference), expected(reference)])),
        async (confirm) => {
          const answer = await getApi().call(bookmarks.bulk, { body: { bookmarks: [...references] } });
          confirm(withAdded(answer.bookmarks));
        },
      ),
  };
  return store;
}

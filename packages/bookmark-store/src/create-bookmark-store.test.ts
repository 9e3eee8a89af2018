import { createApiClient, isApiError } from '@rostrum/api-client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBookmarkStore } from './create-bookmark-store.ts';
import { startBookmarkServer } from './testing/bookmark-server.ts';

const postid = '0190f2d0-0000-7000-8000-000000000001';
const questionid = '0190f2d0-0000-7000-8000-000000000002';

/** A person who can sign in and out. */
function createSession(identifier: string | null) {
  const listeners = new Set<() => void>();
  let current = identifier;
  return {
    get: () => ({ session: current ? { user: { identifier: current } } : null }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next: string | null) {
      current = next;
      listeners.forEach((listener) => listener());
    },
  };
}

async function setUp(identifier: string | null = 'ines') {
  const server = await startBookmarkServer();
  onTestFinished(server.stop);
  const session = createSession(identifier);
  const api = createApiClient({
    baseUrl: server.url,
    getAccessToken: () => 'token',
    getIdentifier: () => session.get().session?.user.identifier ?? null,
    onUnauthorized: async () => false,
  });
  const call = vi.spyOn(api, 'call');
  /** Once every call made so far was answered. */
  const answered = () => Promise.allSettled(call.mock.results.map(({ value }) => value as Promise<unknown>));
  const store = createBookmarkStore(() => api);
  return { server, session, store, answered, start: () => store.start(session) };
}

const loaded = async (store: ReturnType<typeof createBookmarkStore>) =>
  vi.waitFor(() => expect(store.get().loading).toBe(false));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('loads when a session exists, with a loading flag, as a map and a list', async () => {
  const { server, store, start, session } = await setUp(null);
  server.add('ines', { username: 'maren' });
  server.add('ines', { postid });
  server.add('ines', { questionid });
  start();
  expect(server.requests).toEqual([]);

  session.become('ines');
  expect(store.get().loading).toBe(true);
  await loaded(store);

  expect(server.requests).toEqual(['GET /app/seeker/ines/bookmarks']);
  expect(store.get().map).toEqual({ maren: true, [postid]: true, [questionid]: true });
  expect(store.get().list).toHaveLength(3);
  expect(store.get().total).toBe(3);
});

test('a failure to load goes to the console only; retry loads', async () => {
  const { server, store, start } = await setUp();
  server.failNext(503);
  start();
  await loaded(store);
  expect(store.get().failed).toBe(true);
  expect(console.error).toHaveBeenCalledOnce();

  server.add('ines', { username: 'maren' });
  await store.retry();

  expect(store.get()).toMatchObject({ failed: false, map: { maren: true } });
});

test('an addition shows at once and stays when the server agrees', async () => {
  const { server, store, start } = await setUp();
  start();
  await loaded(store);

  const adding = store.add({ username: 'maren' });
  expect(store.get()).toMatchObject({ updating: true, map: { maren: true } });
  await adding;

  expect(store.get()).toMatchObject({ updating: false, map: { maren: true }, total: 1 });
  expect(store.get().list[0]?.id).toBe(server.list('ines')[0]?.id);
});

test('a refused addition is taken back and the failure thrown with its message', async () => {
  const { server, store, start } = await setUp();
  start();
  await loaded(store);

  server.failNext(404, 'The expert was not found.');
  const failure = await store.add({ username: 'nobody' }).catch((error: unknown) => error);

  expect(isApiError(failure) && failure.message).toBe('The expert was not found.');
  expect(store.get()).toMatchObject({ updating: false, map: {}, list: [], total: 0 });
});

test('a refused removal brings the bookmark back; one that is gone already is no failure', async () => {
  const { server, store, start } = await setUp();
  server.add('ines', { username: 'maren' });
  start();
  await loaded(store);

  server.failNext(503);
  const removing = store.remove({ username: 'maren' });
  expect(store.has({ username: 'maren' })).toBe(false);
  await expect(removing).rejects.toThrow('Not now.');
  expect(store.has({ username: 'maren' })).toBe(true);

  server.failNext(404);
  await store.remove({ username: 'maren' });
  expect(store.get().map).toEqual({});
});

test('quick toggles of one bookmark are sent in turn and the last one wins', async () => {
  const { server, store, start } = await setUp();
  start();
  await loaded(store);

  await Promise.all([1, 2, 3].map(() => store.toggle({ username: 'maren' })));

  expect(store.has({ username: 'maren' })).toBe(true);
  expect(server.list('ines')).toHaveLength(1);
  expect(server.requests.slice(1).map((request) => request.split(' ')[0])).toEqual([
    'POST',
    'DELETE',
    'POST',
  ]);
});

test('a failure of one change leaves the others alone', async () => {
  const { server, store, start } = await setUp();
  start();
  await loaded(store);

  server.failNext(503);
  const results = await Promise.allSettled([store.add({ username: 'maren' }), store.add({ postid })]);

  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(store.get().map).toEqual({ [postid]: true });
});

test('many at once: all or none', async () => {
  const { server, store, start } = await setUp();
  start();
  await loaded(store);

  await store.addMany([{ username: 'maren' }, { postid }]);
  expect(store.get().total).toBe(2);

  server.failNext(404);
  await expect(store.addMany([{ questionid }, { username: 'idris' }])).rejects.toThrow('Not now.');
  expect(store.get().total).toBe(2);
});

test('a change that is confirmed while the list is on its way is not lost', async () => {
  const { server, store, start } = await setUp();
  server.holdNext([]);
  start();
  await store.add({ username: 'maren' });

  server.release();
  await loaded(store);

  expect(store.has({ username: 'maren' })).toBe(true);
});

test("another person's session starts empty, and late answers of the first are dropped", async () => {
  const { server, session, store, answered, start } = await setUp();
  server.add('ines', { username: 'maren' });
  server.holdNext([...server.list('ines')]);
  start();

  session.become('jonah');
  await loaded(store);
  server.release();
  expect(await answered()).toHaveLength(2);

  expect(store.get().map).toEqual({});
  session.become(null);
  expect(store.get()).toMatchObject({ loading: false, list: [] });
});

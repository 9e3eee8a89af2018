import { bookmarks, defineRoute, events, history, loginContinuePath, search } from '@rostrum/contracts';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { isApiError, type ApiError } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';
import { answer, startHttpServer, type Handle } from './testing/http-server.ts';

const thing = defineRoute({
  id: 'things.get',
  method: 'GET',
  path: '/app/things/{identifier}/{id}',
  summary: 'One thing.',
  params: z.object({ identifier: z.string(), id: z.string() }),
  query: z.object({ tag: z.array(z.string()).optional(), q: z.string().optional() }),
  response: z.object({ name: z.string() }),
});
const make = defineRoute({
  id: 'things.make',
  method: 'POST',
  path: '/app/things/{identifier}',
  summary: 'Make a thing.',
  params: z.object({ identifier: z.string() }),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
  idempotent: true,
});
const continueLogin = defineRoute({
  id: 'login.continue',
  method: 'POST',
  path: `/v1${loginContinuePath}`,
  summary: 'Continue a sign-in.',
  response: z.object({}),
});

interface TestSession {
  token: string | null;
  renewed?: string | null;
  /** What the renewal waits for. */
  renewedAfter?: () => Promise<void>;
}

/** A client whose session can be renewed once. */
function clientOf(baseUrl: string, session: TestSession = { token: 'first' }) {
  let token = session.token;
  const onUnauthorized = vi.fn(async () => {
    await session.renewedAfter?.();
    if (session.renewed) token = session.renewed;
    return Boolean(session.renewed);
  });
  const client = createApiClient({
    baseUrl,
    getAccessToken: () => token,
    getIdentifier: () => 'me',
    onUnauthorized,
  });
  return { client, onUnauthorized };
}

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error('Expected an ApiError.', { cause: error });
  return error;
};

const refuseUntil =
  (token: string): Handle =>
  (request, response) =>
    request.headers.authorization === `Bearer ${token}`
      ? answer(response, 200, { data: { name: 'lamp' } })
      : answer(response, 401, {
          error: { type: 'authentication', code: 'not_authenticated', message: 'Sign in.' },
        });

test('builds the address from the contract, sends the token and unwraps to data', async () => {
  await using server = await startHttpServer((_, response) =>
    answer(response, 200, { data: { name: 'lamp', secret: 1 } }),
  );
  const { client } = clientOf(server.url);

  const data = await client.call(thing, { params: { id: 'a/b' }, query: { tag: ['x', 'y'], q: undefined } });

  expect(data).toEqual({ name: 'lamp' });
  expect(server.calls[0]?.url).toBe('/app/things/me/a%2Fb?tag=x&tag=y');
  expect(server.calls[0]?.headers.authorization).toBe('Bearer first');
});

test("keeps the specification's bare answers as they are", async () => {
  await using server = await startHttpServer((_, response) =>
    answer(response, 200, { bookmarks: [], total: 0 }),
  );
  const { client } = clientOf(server.url);

  expect(await client.call(bookmarks.list)).toEqual({ bookmarks: [], total: 0 });
});

test.each([{ data: { items: [{ title: 'Storm surge' }] } }, { items: [{ title: 'Storm surge' }] }])(
  'reads classifications from data.items or items: %j',
  async (body) => {
    await using server = await startHttpServer((_, response) => answer(response, 200, body));
    const { client } = clientOf(server.url);

    const { items } = await client.call(search.classifications, { query: { q: 'storm' } });

    expect(items).toEqual([{ title: 'Storm surge' }]);
    expect(server.calls[0]?.url).toBe('/app/search/me/autocomplete/classification?q=storm');
  },
);

test('history fails with the message of the server', async () => {
  await using server = await startHttpServer((_, response) =>
    answer(response, 403, {
      error: { type: 'permission', code: 'not_allowed', message: 'Not for your role.' },
    }),
  );
  const { client } = clientOf(server.url);

  await expect(client.call(history.list)).rejects.toThrow('Not for your role.');
});

test('many calls refused together share one refresh, then each is retried once', async () => {
  await using server = await startHttpServer(refuseUntil('second'));
  const { client, onUnauthorized } = clientOf(server.url, {
    token: 'first',
    renewed: 'second',
    renewedAfter: () => vi.waitFor(() => expect(server.calls).toHaveLength(5)),
  });

  const answers = await Promise.all(
    ['1', '2', '3', '4', '5'].map((id) => client.call(thing, { params: { id } })),
  );

  expect(answers).toHaveLength(5);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  expect(server.calls).toHaveLength(10);
});

test('a second refusal is final', async () => {
  await using server = await startHttpServer(refuseUntil('never'));
  const { client, onUnauthorized } = clientOf(server.url, { token: 'first', renewed: 'second' });

  const error = await failure(client.call(thing, { params: { id: '1' } }));

  expect(error).toMatchObject({ code: 'not_authenticated', status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  expect(server.calls).toHaveLength(2);
});

test('without a refresh there is no retry', async () => {
  await using server = await startHttpServer(refuseUntil('never'));
  const { client } = clientOf(server.url, { token: 'first', renewed: null });

  await failure(client.call(thing, { params: { id: '1' } }));

  expect(server.calls).toHaveLength(1);
});

test('calls to the login-continue path are not retried', async () => {
  await using server = await startHttpServer(refuseUntil('second'));
  const { client, onUnauthorized } = clientOf(server.url, { token: 'first', renewed: 'second' });

  await failure(client.call(continueLogin));

  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(server.calls).toHaveLength(1);
});

test('a retry of a write carries the same idempotency key', async () => {
  await using server = await startHttpServer(refuseUntil('second'));
  const { client } = clientOf(server.url, { token: 'first', renewed: 'second' });

  await client.call(make, { body: { name: 'lamp' } });

  const [first, second] = server.calls.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

test('without a session an authorised call is not even sent, a public one is', async () => {
  await using server = await startHttpServer((_, response) =>
    answer(response, 202, { data: { recorded: true } }),
  );
  const { client } = clientOf(server.url, { token: null });

  expect(await failure(client.call(search.people, { query: { q: 'surge' } }))).toMatchObject({
    code: 'not_authenticated',
  });
  await client.call(events.report, { body: { name: 'profile_view', company_username: 'northmere' } });

  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]?.headers.authorization).toBeUndefined();
});

test('a failure carries code, fields, request id, waiting time and the line that called', async () => {
  await using server = await startHttpServer((_, response) =>
    answer(
      response,
      422,
      {
        error: {
          type: 'input',
          code: 'invalid_input',
          message: 'Name the thing.',
          fields: [{ path: 'name', code: 'too_small', message: 'Enter a name.' }],
          request_id: 'req-1',
        },
      },
      { 'retry-after': '7' },
    ),
  );
  const { client } = clientOf(server.url);

  const error = await failure(client.call(make, { body: { name: '' } }));

  expect(error).toMatchObject({
    name: 'ApiError',
    code: 'invalid_input',
    type: 'input',
    status: 422,
    message: 'Name the thing.',
    requestId: 'req-1',
    retryAfterSeconds: 7,
    routeId: 'things.make',
  });
  expect(error.fields).toEqual([{ path: 'name', code: 'too_small', message: 'Enter a name.' }]);
  expect(error.stack).toContain('create-api-client.test.ts');
});

test("a proxy's page becomes a failure in plain words", async () => {
  await using server = await startHttpServer((_, response) =>
    answer(response, 503, '<h1>Bad gateway</h1>', { 'content-type': 'text/html', 'x-request-id': 'edge-9' }),
  );
  const { client } = clientOf(server.url);

  expect(await failure(client.call(thing, { params: { id: '1' } }))).toMatchObject({
    code: 'unavailable',
    status: 503,
    requestId: 'edge-9',
    message: 'The service did not answer properly. Try again in a moment.',
  });
});

test('no connection is a failure with the code network', async () => {
  const { client } = clientOf('http://127.0.0.1:1');

  expect(await failure(client.call(thing, { params: { id: '1' } }))).toMatchObject({
    code: 'network',
    status: 0,
  });
});

test('an aborted call ends with the reason of the abort, not with a failure', async () => {
  const isAsked = Promise.withResolvers<void>();
  await using server = await startHttpServer(() => isAsked.resolve());
  const { client } = clientOf(server.url);
  const controller = new AbortController();

  const promise = client.call(thing, { params: { id: '1' }, signal: controller.signal });
  await isAsked.promise;
  controller.abort();

  await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
});

test('an answer that does not fit its contract fails loudly, or is logged in production', async () => {
  await using server = await startHttpServer((_, response) => answer(response, 200, { data: { name: 5 } }));
  const { client } = clientOf(server.url);
  const error = await failure(client.call(thing, { params: { id: '1' } }));
  expect(error).toMatchObject({ code: 'unexpected_response', type: 'contract', fields: [{ path: 'name' }] });

  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const production = createApiClient({
    baseUrl: server.url,
    getAccessToken: () => 'first',
    getIdentifier: () => 'me',
    onUnauthorized: async () => false,
    onMismatch: 'log',
  });
  expect(await production.call(thing, { params: { id: '1' } })).toEqual({ name: 5 });
  expect(log).toHaveBeenCalledOnce();
});

test('a call that outlasts its page is one that the browser goes on with', async () => {
  await using server = await startHttpServer((_, response) => answer(response, 200, { name: 'Kept' }));
  const asked = vi.spyOn(globalThis, 'fetch');
  try {
    const { client } = clientOf(server.url);
    await client.call(make, { body: { name: 'Usual' } });
    expect(asked).not.toHaveBeenCalled();
    expect(await client.call(make, { body: { name: 'Last' }, outlastsPage: true })).toEqual({ name: 'Kept' });
    expect(
      asked.mock.calls.map(([request, init]) => init?.keepalive ?? (request as Request).keepalive),
    ).toEqual([true]);
    expect(server.calls.map(({ body }) => body)).toEqual(['{"name":"Usual"}', '{"name":"Last"}']);
  } finally {
    asked.mockRestore();
  }
});

test('calls refused after a call that ended the session ask for no refresh; after one that failed they do', async () => {
  let isEnding = true;
  await using server = await startHttpServer(({ method }, response) => {
    if (method !== 'POST') answer(response, 401, {});
    else if (isEnding) answer(response, 200, { data: { name: 'gone' } });
    else answer(response, 403, {});
  });
  for (const [ends, refreshes] of [
    [false, 1],
    [true, 0],
  ] as const) {
    isEnding = ends;
    const { client, onUnauthorized } = clientOf(server.url, { token: 'first', renewed: null });
    const ending = client.call(make, { body: { name: 'bye' }, endsSession: true }).catch(() => null);
    // Refused while the outcome is still unknown, and afterwards.
    await failure(client.call(thing, { params: { id: '1' } }));
    await ending;
    expect(onUnauthorized).toHaveBeenCalledTimes(refreshes);
    if (ends) await failure(client.call(thing, { params: { id: '2' } }));
    expect(onUnauthorized).toHaveBeenCalledTimes(refreshes);
  }
});

import { events } from '@rostrum/contracts';
import { expect, test, vi } from 'vitest';
import { createApiClient } from '../create-api-client.ts';
import { answer, startHttpServer } from '../testing/http-server.ts';

const created = (id: string) => JSON.stringify({ topic: 'inquiry.created', id, at: '2026-11-19T10:12:00Z' });

const clientOf = (baseUrl: string, onUnauthorized = async () => false, token = () => 'first') =>
  createApiClient({ baseUrl, getAccessToken: token, getIdentifier: () => 'me', onUnauthorized });

test('messages survive any cut of the text, heartbeats and every kind of line end', async () => {
  const first = created('inquiry-1');
  const comma = first.indexOf(',') + 1;
  const text = `retry: 50\r\n\r\n: heartbeat\n\nid: 7\r\nevent: live\r\ndata: ${first.slice(0, comma)}\r\ndata: ${first.slice(comma)}\n\ndata:${created('inquiry-2')}\n\n`;
  await using server = await startHttpServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    // One character a write: each may arrive by itself.
    for (const character of text) await new Promise<void>((sent) => response.write(character, () => sent()));
  });
  const onMessage = vi.fn();
  const stop = clientOf(server.url).stream(events.live, {}, { onMessage });
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledTimes(2));
  stop();
  expect(onMessage.mock.calls.map(([{ id }]) => id)).toEqual(['inquiry-1', 'inquiry-2']);
});

test('reconnects after a break and says where it stopped', async () => {
  let connections = 0;
  await using server = await startHttpServer((_, response) => {
    connections += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`retry: 10\n\nid: ${connections}\ndata: ${created(`inquiry-${connections}`)}\n\n`);
    if (connections === 1) response.end();
  });
  const onMessage = vi.fn();
  const onOpen = vi.fn();
  const stop = clientOf(server.url).stream(events.live, {}, { onMessage, onOpen });

  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledTimes(2));
  stop();

  expect(onMessage).toHaveBeenLastCalledWith({
    topic: 'inquiry.created',
    id: 'inquiry-2',
    at: '2026-11-19T10:12:00Z',
  });
  expect(onOpen.mock.calls).toEqual([[false], [true]]);
  expect(server.calls[0]?.url).toBe('/app/events/me');
  expect(server.calls[0]?.headers['last-event-id']).toBeUndefined();
  expect(server.calls[1]?.headers['last-event-id']).toBe('1');
});

test('listeners to the same stream share one connection; the last to leave closes it', async () => {
  let closed = 0;
  await using server = await startHttpServer((_, response) => {
    response.on('close', () => (closed += 1));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${created('one')}\n\n`);
  });
  const client = clientOf(server.url);
  const first = vi.fn();
  const second = vi.fn();
  const stopFirst = client.stream(events.live, {}, { onMessage: first });
  const stopSecond = client.stream(events.live, {}, { onMessage: second });

  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).toHaveBeenCalledOnce();
  expect(server.calls).toHaveLength(1);
  stopFirst();
  expect(closed).toBe(0);
  stopSecond();
  await vi.waitFor(() => expect(closed).toBe(1));
});

test('a refused token is renewed once; a refusal for good ends the stream', async () => {
  let token = 'first';
  await using server = await startHttpServer((request, response) =>
    request.headers.authorization === 'Bearer second' ? answer(response, 403, {}) : answer(response, 401, {}),
  );
  const onRefused = vi.fn();
  const refresh = vi.fn(async () => {
    token = 'second';
    return true;
  });
  clientOf(server.url, refresh, () => token).stream(events.live, {}, { onMessage: vi.fn(), onRefused });

  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledWith(403));
  expect(refresh).toHaveBeenCalledOnce();
  expect(server.calls).toHaveLength(2);
});

test('the streams of a person end with their session, and not before', async () => {
  let closed = 0;
  await using server = await startHttpServer((_, response) => {
    response.on('close', () => (closed += 1));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${created('one')}\n\n`);
  });
  let changeTo: (identifier: string | null) => void = () => {};
  const client = createApiClient({
    baseUrl: server.url,
    getAccessToken: () => 'token',
    getIdentifier: () => 'me',
    onUnauthorized: async () => false,
    onSessionChange: (listener) => void (changeTo = listener),
  });
  const onMessage = vi.fn();
  const onDown = vi.fn();
  const stop = client.stream(events.live, {}, { onMessage, onDown });
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledOnce());
  changeTo('me');
  expect(onDown).not.toHaveBeenCalled();
  changeTo('somebody-else');
  expect(onDown).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(closed).toBe(1));
  stop();
});

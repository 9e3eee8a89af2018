import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveConnection } from './live-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** A server that gives these answers one after the other, then the last one again and again. */
function answerWith(...answers: (() => Response)[]) {
  const times: number[] = [];
  let given = 0;
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    times.push(Date.now());
    const response = answers[Math.min(given, answers.length - 1)]?.();
    given += 1;
    if (!response) throw new TypeError('No answer.');
    signal?.addEventListener('abort', () => void response.body?.cancel().catch(() => {}));
    return response;
  });
  return times;
}

function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const response = () =>
    new Response(new ReadableStream({ start: (own) => void (controller = own) }), { status: 200 });
  const send = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  return { response, send, end: () => controller?.close() };
}

function connect() {
  const events = {
    onMessage: vi.fn(),
    onOpen: vi.fn(),
    onDown: vi.fn(),
    onRefused: vi.fn(),
    onBeat: vi.fn(),
  };
  const connection = openLiveConnection(
    { url: 'http://server.test/live', getAccessToken: () => 'token', renewToken: async () => null },
    events,
  );
  return { ...events, connection };
}

test('a full server is asked again when it said, and not before, whoever looks', async () => {
  const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '120' } });
  const times = answerWith(busy);
  const { connection } = connect();
  for (let look = 0; look < 60; look += 1) {
    await pass(11);
    if (look % 2 === 0) connection.wake();
    else connection.reconnect();
  }
  await pass(3_000);
  connection.close();
  const pauses = times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / 1_000);
  expect(pauses.length).toBeGreaterThan(15);
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(120);
  // Not all at the same moment: the pauses are drawn.
  expect(new Set(pauses.map(Math.round)).size).toBeGreaterThan(1);
});

test('a server that accepts and ends at once is asked ever more rarely', async () => {
  const times = answerWith(() => new Response('retry: 2000\n: listening\n\n', { status: 200 }));
  const { connection } = connect();
  await pass(600);
  connection.close();
  expect(times.length).toBeLessThan(50);
});

test('a connection that lasted is replaced after the first, short pause', async () => {
  const stream = openStream();
  const times = answerWith(
    () => new Response(null, { status: 502 }),
    () => new Response(null, { status: 502 }),
    () => new Response(null, { status: 502 }),
    stream.response,
  );
  const { connection, onOpen } = connect();
  await pass(60);
  expect(onOpen).toHaveBeenCalled();
  for (let beat = 0; beat < 10; beat += 1) {
    stream.send(': still here\n\n');
    await pass(15);
  }
  const before = times.length;
  stream.end();
  await pass(2);
  expect(times.length).toBe(before + 1);
  connection.close();
});

test('silence of more than two heartbeats ends a connection that died without a word', async () => {
  const stream = openStream();
  const times = answerWith(stream.response);
  const { connection, onDown } = connect();
  await pass(1);
  for (let beat = 0; beat < 40; beat += 1) {
    stream.send(': still here\n\n');
    await pass(15);
  }
  expect(times).toHaveLength(1);
  await pass(60);
  expect(times).toHaveLength(2);
  expect(onDown).toHaveBeenCalledOnce();
  connection.close();
});

test('after a sleep of the machine the connection is not believed any more', async () => {
  const stream = openStream();
  const times = answerWith(stream.response);
  const { connection, onOpen } = connect();
  await pass(1);
  // The timers of a machine that sleeps stand still, its clock does not.
  vi.setSystemTime(Date.now() + 3_600_000);
  connection.wake();
  await pass(0);
  expect(times).toHaveLength(2);
  expect(onOpen).toHaveBeenCalledTimes(2);
  connection.close();
});

test('who looks again, or has another network, does not wait out the pause', async () => {
  const times = answerWith(() => new Response(null, { status: 502 }));
  const { connection } = connect();
  await pass(0);
  expect(times).toHaveLength(1);
  connection.wake();
  await pass(0);
  expect(times).toHaveLength(2);
  connection.reconnect();
  await pass(0);
  expect(times).toHaveLength(3);
  connection.close();
  await pass(600);
  expect(times).toHaveLength(3);
});

test('nothing is heard of a connection that was closed', async () => {
  const stream = openStream();
  answerWith(stream.response);
  const { connection, onMessage, onDown } = connect();
  await pass(1);
  connection.close();
  await pass(60);
  expect(onMessage).not.toHaveBeenCalled();
  expect(onDown).not.toHaveBeenCalled();
});

test('a connection whose reading failed does not stay open beside the next one', async () => {
  const [first, second] = [openStream(), openStream()];
  const signals: (AbortSignal | null | undefined)[] = [];
  const answers = [first.response, second.response];
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signals.push(signal);
    return answers[signals.length - 1]?.();
  });
  const { connection, onMessage } = connect();
  onMessage.mockImplementationOnce(() => {
    throw new Error('A listener has failed.');
  });
  await pass(0);
  first.send('data: {}\n\n');
  await pass(2);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  connection.close();
});

import { guestInquiries } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '@rostrum/server-kit/database';
import { CallError } from '../../testing/caller.ts';
import { inquiryScene, type InquiryScene } from '../../testing/scenes/inquiry-scene.ts';

/** What an address may send in an hour. */
const perAddress = 20;

async function statusOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 201,
    (error: unknown) => (error instanceof CallError ? error.status : 0),
  );
}

const sendFrom = ({ server, media }: InquiryScene, count: number, keyOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) =>
    statusOf(
      server.call(guestInquiries.send, {
        body: media({
          email: `guest${index}@paper.example`,
          message: `Question ${index} about the barrier.`,
        }),
        idempotencyKey: keyOf(index),
      }),
    ),
  );

const stored = async ({ server }: InquiryScene) =>
  (await rowsOf<{ count: number }>(server.db, sql`select count(*)::int as count from inquiries`))[0]?.count;

// Two connections for callers and two for the server: fewer than those who ask, however many that are.
const options = { poolSize: 4, environment: { RATE_LIMIT_SCALE: '1' } };

test.each([15, 30, 200])(
  '%i guests of one address at once are all answered, and exactly as many stored as may be',
  { timeout: 60_000 },
  async (count) => {
    await using scene = await inquiryScene(options);
    // A page and a session beside them are not kept from a connection either.
    const beside = [scene.server.app.inject(`/api/auth/session`), scene.server.app.inject(`/readyz`)];
    const answers = await Promise.all(sendFrom(scene, count, () => crypto.randomUUID()));
    const accepted = answers.filter((status) => status === 201).length;
    expect(answers.filter((status) => status !== 201 && status !== 429)).toEqual([]);
    expect(accepted).toBe(Math.min(count, perAddress));
    expect(await stored(scene)).toBe(accepted);
    expect((await Promise.all(beside)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    // Over the limit it is the same, again and again.
    const further = await Promise.all(sendFrom(scene, 15, () => crypto.randomUUID()));
    expect(further.filter((status) => status === 201)).toHaveLength(perAddress - accepted);
  },
);

test('a retry is answered with what was stored, and uses up no limit', { timeout: 60_000 }, async () => {
  await using scene = await inquiryScene(options);
  const [idempotencyKey, body] = [crypto.randomUUID(), scene.media({ email: 'guest@paper.example' })];
  const send = () => scene.server.call(guestInquiries.send, { body, idempotencyKey });
  const first = await send();
  for (let retry = 0; retry < 10; retry += 1) expect(await send()).toEqual(first);
  expect(await Promise.all(Array.from({ length: 10 }, send))).toEqual(Array(10).fill(first));
  expect(await stored(scene)).toBe(1);
});

test(
  'twins that arrive together are one inquiry, and count as one for each server',
  { timeout: 60_000 },
  async () => {
    await using scene = await inquiryScene(options);
    const [idempotencyKey, body] = [crypto.randomUUID(), scene.media({ email: 'guest@paper.example' })];
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => scene.server.call(guestInquiries.send, { body, idempotencyKey })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await stored(scene)).toBe(1);
  },
);

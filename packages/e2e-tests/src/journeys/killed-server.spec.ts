import { randomUUID } from 'node:crypto';
import { guestInquiry, signInByCall } from '@rostrum/test-support/browser';
import { sessionOf } from '../browser/session-of.ts';
import { expect, test } from '../server/fixtures.ts';

test('what was acknowledged survives kill -9 at any moment, and no mail is lost or doubled', async ({
  server,
  request,
}) => {
  // It starts a server three times, each time with a database that recovers: on a busy machine that takes its time.
  test.setTimeout(600_000);
  const acknowledged: { subject: string; reference: string }[] = [];
  for (const round of [1, 2, 3]) {
    const sending = Array.from({ length: 8 }, async (_, index) => {
      const subject = `Round ${round}, question ${index}`;
      const answer = await request
        .post(`${server.origin}/app/public/inquiries`, {
          data: guestInquiry(subject),
          headers: { 'idempotency-key': randomUUID() },
        })
        .catch(() => null);
      if (answer?.ok())
        acknowledged.push({
          subject,
          reference: ((await answer.json()) as { data: { ref: string } }).data.ref,
        });
    });
    // Somewhere in the middle: as soon as the first of this round is acknowledged.
    const before = acknowledged.length;
    await Promise.race([
      Promise.all(sending),
      expect.poll(() => acknowledged.length, { intervals: [5] }).toBeGreaterThan(before),
    ]);
    await server.kill();
    await Promise.all(sending);
    await server.start();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(3);

  await signInByCall(request, 'administrator@rostrum.example');
  const { user, sessionToken } = await sessionOf(request, server.origin);
  const list = await request.get(
    `${server.origin}/app/inquiries/${user.identifier}?view=all&page_size=100&sort=created`,
    {
      headers: { authorization: `Bearer ${sessionToken}` },
    },
  );
  const { data } = (await list.json()) as { data: { items: { ref: string; subject: string }[] } };
  const kept = data.items.filter(({ subject }) => subject.startsWith('Round '));
  expect(new Set(kept.map(({ ref }) => ref)).size).toBe(kept.length);
  for (const { reference, subject } of acknowledged)
    expect(kept).toContainEqual(expect.objectContaining({ ref: reference, subject }));

  // One receipt for each inquiry that is kept, sent once.
  await expect
    .poll(
      async () => {
        const mails = await (await request.get(`${server.origin}/dev/mail?q=ada.lindqvist`)).text();
        return kept.map(({ ref }) => mails.split(ref).length - 1);
      },
      { timeout: 30_000 },
    )
    .toEqual(kept.map(() => 1));
});

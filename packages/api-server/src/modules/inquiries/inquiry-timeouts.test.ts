import { inquiries, sentInquiries } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { createAskFlow } from './asks/ask-flow.ts';
import { createInquiryNotices } from './inquiry-notices.ts';
import { createInquiryTimeoutService } from './inquiry-timeouts.service.ts';
import { inquiryScene } from './testing/inquiry-scene.ts';

const hour = 3_600_000;

test('what waits for a silent seeker closes after 7 days, media a day beyond the deadline, and the seeker is told', async () => {
  await using scene = await inquiryScene();
  const { orgId, server, administrator, journalist } = scene;
  const now = new Date();
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  const waiting = {
    status: 'waiting_seeker',
    seekerId: journalist.userId,
    email: 'callum@ledger.example',
  } as const;
  const long = await server.given.inquiry(orgId, { ...waiting, type: 5, waitingSince: before(169) });
  const short = await server.given.inquiry(orgId, { ...waiting, type: 5, waitingSince: before(167) });
  const press = await server.given.inquiry(orgId, {
    ...waiting,
    type: 2,
    waitingSince: before(30),
    deadlineAt: before(25),
  });
  const pressSoon = await server.given.inquiry(orgId, {
    ...waiting,
    type: 2,
    waitingSince: before(200),
    deadlineAt: before(23),
  });

  const mailed: string[] = [];
  const notices = createInquiryNotices({
    publicUrl: 'http://rostrum.test',
    clock: () => now,
    mail: { enqueue: async (_tx, { kind, to }) => String(mailed.push(`${kind} ${to.email}`)) },
  });
  const timeouts = createInquiryTimeoutService({
    notices,
    flow: createAskFlow({ notices, clock: () => now }),
    clock: () => now,
  });
  expect(await timeouts.closeSilent(server.db)).toBe(2);
  expect(await timeouts.closeSilent(server.db)).toBe(0);

  const read = async (id: string) => administrator.call(inquiries.get, { params: { id } });
  for (const { id } of [long, press])
    expect(await read(id)).toMatchObject({
      status: 'closed',
      outcome: 'no_reply',
      activity: [{ actor: { role: 'system' } }],
    });
  for (const { id } of [short, pressSoon]) expect((await read(id)).status).toBe('waiting_seeker');
  expect(mailed).toEqual(['inquiry.closed callum@ledger.example', 'inquiry.closed callum@ledger.example']);
  expect((await journalist.call(sentInquiries.get, { params: { id: long.id } })).history.at(-1)?.text).toBe(
    'Closed: No reply from you',
  );
});

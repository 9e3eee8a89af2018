import { activity } from '@rostrum/contracts';
import { reports } from '@rostrum/contracts/analytics';
import { mailingLists } from '@rostrum/contracts/inquiries';
import { users } from '@rostrum/identity/schema';
import { mails } from '@rostrum/server-kit/mail';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';
import { createReportService } from './reports.service.ts';
import { reportDeps } from './testing/report-deps.ts';

test('the report of a month goes to a list of those who confirmed, on its day and hour, once', async () => {
  await using scene = await inquiryScene();
  const { server, orgId, administrator: admin } = scene;
  const { db } = server;
  const add = (name: string, sends: 'reports' | 'posts') =>
    admin.call(mailingLists.add, { body: { name, sends, mode: 'each', content: 'summary' } });
  const list = await add('Deans', 'reports');
  // Areas of an earlier release read it as a list to which nothing is sent by a rule.
  expect([list.sends, list.subject]).toEqual(['posts', 'reports']);
  const posts = await add('Journalists', 'posts');
  const { userId } = await server.signInAs('staff', { orgId });
  const email = (await db.select().from(users).where(eq(users.id, userId)))[0]?.email ?? '';
  const outside = 'chair@board.example';
  const { addresses: added } = await admin.call(mailingLists.subscribe, {
    params: { id: list.id },
    body: { text: `${email}, ${outside}` },
  });
  expect(added.map(({ verdict }) => verdict)).toEqual(['added', 'must_confirm']);

  const set = (id: string, schedule: { day: number; hour: number } | null) =>
    admin.call(reports.schedule, { params: { id }, body: { schedule } });
  await expect(set(posts.id, { day: 3, hour: 9 })).rejects.toMatchObject({ status: 404 });
  const stranger = await server.signInAs('administrator', { orgId: (await server.given.organisation()).id });
  await expect(
    stranger.call(reports.schedule, { params: { id: list.id }, body: { schedule: null } }),
  ).rejects.toMatchObject({ status: 404 });
  const agent = await server.signInAs('agent', { orgId });
  await expect(agent.call(reports.mailings)).rejects.toMatchObject({ status: 403 });
  await expect(set(list.id, { day: 31, hour: 9 })).rejects.toMatchObject({ status: 422 });

  const mailing = await set(list.id, { day: 3, hour: 9 });
  expect(mailing).toMatchObject({ name: 'Deans', addresses: 1, schedule: { day: 3, hour: 9 } });
  expect((await admin.call(reports.mailings)).items).toEqual([mailing]);
  const next = new Date(mailing.next_at ?? 0);
  expect([next.getUTCDate(), next.getTime() > Date.now()]).toEqual([3, true]);

  const sendAt = (at: number) => createReportService(reportDeps(db, new Date(at))).sendDue();
  expect(await sendAt(next.getTime() - 60_000)).toBe(0);
  await admin.call(mailingLists.pause, { params: { id: list.id }, body: { paused: true } });
  expect(await sendAt(next.getTime())).toBe(0);
  await admin.call(mailingLists.pause, { params: { id: list.id }, body: { paused: false } });
  expect(await sendAt(next.getTime())).toBe(1);
  expect(await sendAt(next.getTime() + 3_600_000)).toBe(0);
  const sent = (await db.select().from(mails)).filter(({ kind }) => kind === 'mailing_list.report');
  expect(sent).toMatchObject([{ toEmail: email, attachmentName: expect.stringMatching(/\.pdf$/) }]);
  expect(sent[0]?.unsubscribeUrl).toMatch(/\/mailing-lists\/unsubscribe\//);
  expect(sent[0]?.text).toContain('Unsubscribe from this list');

  expect((await set(list.id, null)).next_at).toBeNull();
  expect(await sendAt(next.getTime() + 40 * 86_400_000)).toBe(0);
  const { items: done } = await admin.call(activity.list, { query: {} });
  expect(done.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'scheduled the monthly report to the mailing list Deans',
      'sent the monthly report to 1 address of the mailing list Deans',
      'ended the monthly report to the mailing list Deans',
    ]),
  );
});

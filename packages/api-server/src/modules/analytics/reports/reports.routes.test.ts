import { activity, analytics, bookmarks, events, people } from '@rostrum/contracts';
import { coverage, insights, reports } from '@rostrum/contracts/analytics';
import { mails } from '@rostrum/server-kit/mail';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';
import { events as storedEvents } from '../../events/events.schema.ts';
import { recountEvents, rollUpEvents } from '../../events/index.ts';
import { createReportService } from './reports.service.ts';
import { drawReport } from './draw-report.ts';
import { sampleReport } from '../../../testing/sample-report.ts';
import { drawCoverage } from './draw-coverage.ts';
import { reportDeps } from './testing/report-deps.ts';
import { splitByFace, toDrawable } from './pdf-text.ts';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a report is one page whatever stands in it, and what people typed is text', async () => {
  const hostile = `\u202eevil (Tj) ET <</JS (app.alert(1))>> ${'long '.repeat(200)}\u0000\ud800`;
  for (const typed of ['Zoë Ørsted-Šćepanović', '王秀英', `अनुजा Ԑнэй ${'Ԑ'.repeat(80)}`, hostile]) {
    const pdf = await drawReport(sampleReport(typed), { accent: '#501D3A', logo: null });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(1);
    // Only ever inside a text: its parentheses are escaped.
    expect(pdf.toString('latin1')).not.toMatch(/\/JS \(/);
    expect(pdf.toString('latin1')).toContain('/FontFile2');
  }
  expect(toDrawable('王秀英 مريم')).toBe('□□□ □□□□');
  // Inter lacks these letters of its own scripts: they are drawn in Noto Sans, and the rest of the name as before.
  const names = 'ǅemal Ԑнэй Ᵽ Şükrü Đỗ Nguyễn Ἀριστοτέλης Ӏамай अनुजा';
  expect(toDrawable(names)).toBe(names);
  expect(splitByFace('Ana Ԑнэй').map(({ isFallback, text }) => [isFallback, text])).toEqual([
    [false, 'Ana '],
    [true, 'Ԑ'],
    [false, 'нэй'],
  ]);
  expect(toDrawable('\u202eZoë\u0000 Ω Дмитрий')).toBe('Zoë Ω Дмитрий');
});

test('coverage is noted, the report has it, and it is sent once to whom asked', async () => {
  await using scene = await inquiryScene();
  const { server, orgId, expert, administrator: admin } = scene;
  const { db } = server;
  const inquiry = await server.given.inquiry(orgId, {
    recipients: [expert.id],
    status: 'closed',
    outcome: 'interview_done',
    closedAt: new Date(),
    organization: 'Selby Courier',
  });
  const { awaited, period } = await admin.call(coverage.list);
  expect(awaited).toMatchObject([
    { id: inquiry.id, outlet: 'Selby Courier', experts: [{ username: expert.username }] },
  ]);
  const body = {
    outlet: 'Selby Courier',
    title: 'The surge',
    url: 'https://courier.example/surge',
    published_on: period.to,
    reach: 2_100_000,
    username: expert.username,
    inquiry_id: inquiry.id,
  };
  const added = await admin.call(coverage.add, { body });
  await expect(admin.call(coverage.add, { body })).rejects.toMatchObject({ code: 'already_exists' });
  const stranger = await server.signInAs('administrator', { orgId: (await server.given.organisation()).id });
  await expect(stranger.call(coverage.add, { body: { ...body, username: null } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(stranger.call(coverage.add, { body: { ...body, inquiry_id: null } })).rejects.toMatchObject({
    status: 422,
  });
  await expect(stranger.call(coverage.remove, { params: { id: added.id } })).rejects.toMatchObject({
    status: 404,
  });
  const list = await admin.call(coverage.list);
  expect([list.awaited, list.total, list.reach]).toEqual([[], 1, 2_100_000]);
  const agent = await server.signInAs('agent', { orgId });
  for (const call of [coverage.list, coverage.pdf, reports.month, reports.pdf])
    await expect(agent.call(call)).rejects.toMatchObject({ status: 403 });

  const { report, is_sent_to_me: isSent } = await admin.call(reports.month);
  const page = await admin.call(insights.all, {
    query: { range: 'custom', from: report.period.from, to: report.period.to },
  });
  expect([report.steps, report.inquiries.now]).toEqual([page.funnel, page.inquiries.now]);
  expect(report.coverage).toMatchObject({ rows: [{ outlet: body.outlet, reach: body.reach }], total: 1 });
  expect(isSent).toBe(false);
  const { pdf } = await admin.call(reports.pdf);
  expect(pagesOf(Buffer.from(pdf, 'base64'))).toBe(1);
  const query = { range: 'custom', from: '2026-01-01', to: '2026-01-31' } as const;
  expect((await admin.call(coverage.pdf, { query })).file_name).toBe('coverage-2026-01-01-to-2026-01-31.pdf');
  const quoted = Buffer.from((await admin.call(coverage.pdf)).pdf, 'base64');
  // The address can be opened from the page.
  expect([pagesOf(quoted), quoted.toString('latin1').includes(body.url)]).toEqual([1, true]);

  await admin.call(reports.subscribe, { body: { is_sent_to_me: true } });
  const service = (now: Date) => createReportService(reportDeps(db, now));
  const later = new Date(Date.now() + 40 * 86_400_000);
  expect(await service(new Date()).sendDue()).toBe(0);
  expect(await service(later).sendDue()).toBe(1);
  expect(await service(later).sendDue()).toBe(0);
  const sent = await db.select().from(mails);
  expect(sent.filter(({ kind }) => kind === 'report.monthly').map((mail) => mail.attachmentName)).toEqual([
    expect.stringMatching(/^report-20\d\d-\d\d\.pdf$/),
  ]);
  await admin.call(coverage.remove, { params: { id: added.id } });
  expect((await admin.call(coverage.list)).total).toBe(0);
});

test('coverage is drawn on as many pages as it needs, whatever its titles hold', async () => {
  const item = {
    outlet: 'Ежедневная'.repeat(12),
    title: '\u202eeltit <script>\u0000'.repeat(9),
    url: `https://meridian.example/${'x'.repeat(1900)}`,
    published_on: '2026-11-18',
    reach: null,
    expert: null,
  };
  const drawOf = async (count: number) =>
    pagesOf(
      await drawCoverage(
        {
          organisation: 'Northmere',
          counted_at: '2026-11-19T10:12:00Z',
          period: { from: '2026-11-01', to: '2026-11-19', timezone: 'Europe/London', before: null },
          items: Array.from({ length: count }, () => item),
          total: count,
          reach: 0,
          reach_unknown: count,
        },
        { accent: '#501D3A', logo: null },
      ),
    );
  expect([await drawOf(0), await drawOf(16), await drawOf(17), await drawOf(35)]).toEqual([1, 1, 2, 3]);
});

test('each new kind is counted where it happens, without staff and programs, and stays in the counted days', async () => {
  await using scene = await inquiryScene();
  const { server, orgId, companyUsername, expert, administrator: admin } = scene;
  const post = await server.given.post(orgId);
  const { app } = server;
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140' };
  const send = async (url: string, payload: object, token?: string) => {
    const headers = { ...firefox, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    return (await app.inject({ method: 'POST', url, headers, payload })).json().data;
  };
  const report = (body: object): Promise<unknown> =>
    send(events.report.path, { company_username: companyUsername, ...body });
  const shown = { name: 'profile_impression', usernames: [expert.username, 'nobody-of-this-name'] };
  expect(await report(shown)).toEqual({ recorded: true });
  expect(await report(shown)).toEqual({ recorded: false });
  await report({ name: 'profile_view', username: expert.username, via: 'embed' });
  await report({ name: 'post_view', entity_id: post.id });
  await report({ name: 'post_read', entity_id: post.id });
  expect(await report({ name: 'post_read', username: expert.username })).toEqual({ recorded: false });
  const mark = { bookmark: { type: 'expert' as const, username: expert.username } };
  const seeker = await server.signInAs('media');
  const colleague = await server.signInAs('administrator', { orgId });
  for (const { token, identifier } of [seeker, seeker, colleague])
    await send(bookmarks.add.path.replace('{identifier}', identifier), mark, token);
  const directory = `/embed/directory/${companyUsername}.json`;
  const embedded = { ...firefox, referer: 'https://news.example/page' };
  const answer = await app.inject({ url: directory, headers: embedded });
  expect(answer.json().data.items[0].href).toMatch(/#via=embed$/);
  await app.inject({ url: directory, headers: embedded });
  await app.inject({
    url: directory,
    headers: { ...embedded, 'user-agent': 'Mozilla/5.0 Safari', dnt: '1' },
  });
  for (const agent of ['GPTBot/1.2', 'Googlebot/2.1'])
    await app.inject({ url: `/experts/${expert.username}`, headers: { 'user-agent': agent } });
  await expect
    .poll(
      async () =>
        (await server.db.select().from(storedEvents)).filter(({ name }) => name === 'ai_crawler').length,
    )
    .toBe(1);

  const read = async () => {
    const all = await admin.call(insights.all, { query: { range: '7d' } });
    const people = await admin.call(insights.people, { query: { range: '7d' } });
    const posts = await admin.call(insights.posts, { query: { range: '7d' } });
    return {
      funnel: all.funnel.slice(0, 2),
      bookmarks: [all.bookmarks.now, people.bookmarks.now],
      embeds: [all.embeds.shown.now, all.embeds.clicked.now],
      crawlers: all.crawlers.groups,
      impressions: people.impressions.now,
      read: posts.read.now,
    };
  };
  const raw = await read();
  expect(raw).toEqual({
    funnel: [
      { key: 'shown', count: 1 },
      { key: 'viewed', count: 1 },
    ],
    bookmarks: [1, 1],
    embeds: [1, 1],
    crawlers: [{ key: 'GPTBot', count: 1 }],
    impressions: 1,
    read: 1,
  });
  const withStaff = await admin.call(insights.people, { query: { range: '7d', left_out: 'in' } });
  expect(withStaff.bookmarks.now).toBe(2);
  // Two days later all of it stands in the counted days.
  const later = new Date(Date.now() + 2 * 86_400_000);
  expect(await rollUpEvents(server.db, later)).toBeGreaterThan(0);
  expect(await read()).toEqual(raw);
  expect((await recountEvents(server.db, { now: later, mend: false })).differences).toEqual([]);
  // What everybody searched for and no one found stands on Home as it does on the pages.
  const gap = (visitor: string) => ({
    orgId: '00000000-0000-0000-0000-000000000000',
    name: 'search_zero' as const,
    at: new Date(),
    searchText: 'xylophones',
    visitor,
  });
  await server.db.insert(storedEvents).values(['one', 'two', 'three', 'four', 'five'].map(gap));
  expect((await admin.call(analytics.home)).searches_without_result).toContainEqual({
    text: 'xylophones',
    count: 5,
  });
});

test('coverage is listed on the profile of the expert where that is asked for, once, and the profile says who did it', async () => {
  await using scene = await inquiryScene();
  const { expert, administrator: admin, server, orgId } = scene;
  const { period } = await admin.call(coverage.list);
  const body = {
    outlet: 'Selby Courier',
    title: 'The surge',
    url: 'https://courier.example/surge',
    published_on: period.to,
    reach: null,
    username: expert.username,
    inquiry_id: null,
    profile_type: 'radio',
  } as const;
  const refused = (change: object, field: string) =>
    expect(admin.call(coverage.add, { body: { ...body, ...change } })).rejects.toMatchObject({
      envelope: { fields: [{ path: field }] },
    });
  await refused({ username: null }, 'username');
  await refused({ title: '' }, 'title');
  await refused({ title: 'x'.repeat(201) }, 'title');
  const staff = await server.given.person(orgId, { kind: 'staff' });
  await refused({ username: staff.username }, 'profile_type');
  // What was refused is not noted either.
  expect((await admin.call(coverage.list)).total).toBe(0);

  const appearances = async () =>
    (await admin.call(people.get, { params: { id: expert.id } })).sections.filter(
      ({ kind }) => kind === 'media_appearance',
    );
  const { id } = await admin.call(coverage.add, { body });
  const entry = {
    title: 'The surge',
    organization: 'Selby Courier',
    type: 'radio',
    url: body.url,
    date: period.to,
  };
  expect(await appearances()).toMatchObject([{ data: entry }]);
  const { items } = await admin.call(activity.list, { query: { entity: 'person' } });
  expect(items.map(({ text }) => text)).toContain(
    'listed “The surge” among the media appearances of Maren Okonjo-Hale',
  );
  // Noted anew after it was taken away, it is listed once.
  await admin.call(coverage.remove, { params: { id } });
  await admin.call(coverage.add, { body });
  expect(await appearances()).toHaveLength(1);
  await admin.call(coverage.add, {
    body: { ...body, url: 'https://courier.example/next', profile_type: null },
  });
  expect(await appearances()).toHaveLength(1);
});

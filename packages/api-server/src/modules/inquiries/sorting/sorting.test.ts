import { inquiries, sentInquiries, type RouteBody, type RouteQuery } from '@rostrum/contracts';
import {
  inquiryBriefings,
  inquirySorting,
  moreTime,
  quarantine,
  savedInquiryViews,
  similarInquiries,
} from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

test('the inbox is narrowed, sorted several at once, undone, watched and kept as views', async () => {
  await using scene = await inquiryScene();
  const { administrator, expertUser, journalist, orgId, server, expert } = scene;
  const agent = await server.signInAs('agent', { orgId, firstname: 'Wren', lastname: 'Abiola' });
  const owner = await server.signInAs('owner', { orgId });
  const { id: media } = await journalist.call(sentInquiries.send, {
    body: scene.media(),
    idempotencyKey: crypto.randomUUID(),
  });
  const { id: general } = await server.given.inquiry(orgId, {
    subject: 'Gift',
    restricted: true,
    country: 'DK',
    sourcePage: '/organizations/northmere/posts/tides',
  });
  const { id: closed } = await server.given.inquiry(orgId, {
    status: 'closed',
    outcome: 'booked',
    closedAt: new Date(),
    deadlineAt: new Date(Date.now() - 3_600_000),
  });
  const list = async (query: RouteQuery<typeof inquiries.list>, who = administrator) =>
    (await who.call(inquiries.list, { query: { view: 'all', ...query } })).items
      .map(({ id }) => id)
      .toSorted();
  const act = (body: RouteBody<typeof inquirySorting.act>, who = administrator) =>
    who.call(inquirySorting.act, { body });
  const undo = (id: string | null, who = administrator) =>
    who.call(inquirySorting.undo, { params: { undo_id: id ?? '' } });
  const read = (id: string) => administrator.call(inquiries.get, { params: { id } });
  const all = [media, general, closed].toSorted();

  // Each filter alone, and two together.
  const mails = async (kind: string) => (await scene.mails()).filter((mail) => mail.kind === kind).length;
  expect(await list({})).toEqual(all);
  expect(await list({ status: ['closed'] })).toEqual([closed]);
  expect(await list({ outcome: ['booked', 'referred'] })).toEqual([closed]);
  expect(await list({ expert: [expert.id] })).toEqual([media]);
  expect(await list({ country: ['DK'] })).toEqual([general]);
  expect(await list({ source: ['post'] })).toEqual([general]);
  expect(await list({ source: ['person'] })).toEqual([media]);
  expect(await list({ source: ['other'] })).toEqual([closed]);
  expect(await list({ deadline: ['week'] })).toEqual([media]);
  expect(await list({ deadline: ['none'] })).toEqual([general]);
  expect(await list({ deadline: ['overdue'] })).toEqual([]);
  expect(await list({ verified: ['yes'] })).toEqual([]);
  expect(await list({ assignee: ['none'], status: ['new'] })).toEqual([media, general].toSorted());

  // Tags: once each, undone where nothing changed since, and offered as filters with their counts.
  const tagged = await act({ act: 'add_tag', tag: 'Storm', ids: all });
  expect(tagged).toMatchObject({ refused: [] });
  expect((await act({ act: 'add_tag', tag: 'Storm', ids: all })).undo_id).toBeNull();
  expect(await list({ tag: ['Storm', 'Other'] })).toEqual(all);
  expect((await list({ tag: ['Storm'] }, agent)).includes(general)).toBe(false);
  const options = await administrator.call(inquirySorting.options, {});
  expect(options.tags).toEqual([{ value: 'Storm', label: 'Storm', count: 3 }]);
  expect(options.experts).toMatchObject([{ value: expert.id, count: 1 }]);
  await administrator.call(inquirySorting.watch, { params: { id: media }, body: { watching: true } });
  const assigned = await act({ act: 'assign', assignee_id: owner.userId, ids: [closed, media] });
  expect(assigned).toMatchObject({ done: [media], refused: [{ id: closed }] });
  expect(assigned.refused[0]?.reason).toContain('Reopen it first');
  expect((await read(media)).assignee).toMatchObject({ id: owner.userId });
  const tagsUndone = await undo(tagged.undo_id);
  expect(tagsUndone.done.toSorted()).toEqual([closed, general].toSorted());
  expect(tagsUndone.refused).toMatchObject([{ id: media }]);
  expect((await read(media)).tags).toEqual(['Storm']);
  await expect(undo(tagged.undo_id)).rejects.toMatchObject({ status: 404 });

  // Closing: refused one by one, mailed a little later, and not at all once undone.
  await expect(act({ act: 'close', outcome: 'withdrawn', ids: [media] })).rejects.toMatchObject({
    status: 422,
  });
  await expect(act({ act: 'close', outcome: 'booked', ids: [media] }, expertUser)).rejects.toMatchObject({
    status: 403,
  });
  const over = await act({ act: 'close', outcome: 'referred', ids: [closed, media] });
  expect(over).toMatchObject({ done: [media], refused: [{ id: closed }] });
  expect(await mails('inquiry.closed')).toBe(1);
  expect((await read(media)).status).toBe('closed');
  await expect(undo(over.undo_id, owner)).rejects.toMatchObject({ status: 404 });
  expect((await undo(over.undo_id)).done).toEqual([media]);
  expect(await mails('inquiry.closed')).toBe(0);
  expect(await read(media)).toMatchObject({ status: 'open', outcome: null, closed_at: null });
  expect((await journalist.call(sentInquiries.get, { params: { id: media } })).status).toBe('with_the_team');

  // Archived only when closed; spam leaves the inbox for AI Quarantine, and comes back by Undo or release.
  expect(await act({ act: 'archive', ids: [closed, media] })).toMatchObject({ done: [closed] });
  const spam = await act({ act: 'spam', ids: [media] });
  expect(await list({})).not.toContain(media);
  const held = await administrator.call(quarantine.list, { query: { state: 'spam' } });
  expect(held.items.map(({ id }) => id)).toEqual([media]);
  expect(held.precision.decided).toBe(0);
  await undo(spam.undo_id);
  expect(await read(media)).toMatchObject({ status: 'open', tags: ['Storm'] });
  await act({ act: 'spam', ids: [media] });
  await administrator.call(quarantine.decide, { body: { ids: [media], decision: 'release' } });
  expect(await read(media)).toMatchObject({ status: 'new', watching: true });

  // Who watches is told what the sender writes, beside who is responsible.
  const before = (await scene.mails()).length;
  await journalist.call(sentInquiries.reply, {
    params: { id: media },
    body: { body: 'Any news?' },
    idempotencyKey: crypto.randomUUID(),
  });
  const told = (await scene.mails()).slice(0, -before || undefined).map(({ toEmail }) => toEmail);
  expect(told).toContain('jonah@northmere.example');

  // Views are a person's own.
  const view = await administrator.call(savedInquiryViews.save, {
    body: { name: 'Storms', query: '?tag=Storm' },
  });
  await administrator.call(savedInquiryViews.save, {
    body: { name: 'Storms', query: '?tag=Storm&view=all' },
  });
  expect((await administrator.call(savedInquiryViews.list, {})).items).toEqual([
    { id: view.id, name: 'Storms', query: '?tag=Storm&view=all' },
  ]);
  expect((await owner.call(savedInquiryViews.list, {})).items).toEqual([]);
  await expect(owner.call(savedInquiryViews.remove, { params: { id: view.id } })).rejects.toMatchObject({
    status: 404,
  });
  await administrator.call(savedInquiryViews.remove, { params: { id: view.id } });

  // The briefing says who asks and what may be said, never a note; similar ones share words of the subject.
  const like = { status: 'closed' as const, outcome: 'booked' as const, closedAt: new Date() };
  const { id: similar } = await server.given.inquiry(orgId, {
    ...like,
    subject: 'Do storm barriers rust?',
    email: 'callum@ledger.example',
  });
  await server.given.inquiry(orgId, { ...like, subject: 'Storm names' });
  const found = await administrator.call(similarInquiries, { params: { id: media } });
  expect(found.items.map(({ id }) => id)).toEqual([similar]);
  const params = { id: media };
  const empty = await expertUser.call(inquiryBriefings.get, { params });
  expect(empty).toMatchObject({
    experts: ['Maren Okonjo-Hale'],
    history: { sent: 1, answered: 0, outlet: null },
    version: 0,
    may_edit: false,
  });
  const notes = { facts: [{ text: 'It was built in 1984.', detail: 'Annual report' }], avoid: [] };
  await administrator.call(inquiryBriefings.save, { params, body: { ...notes, version: 0 } });
  await expect(
    administrator.call(inquiryBriefings.save, { params, body: { facts: [], avoid: [], version: 0 } }),
  ).rejects.toMatchObject({ status: 409 });
  await expect(
    expertUser.call(inquiryBriefings.save, { params, body: { ...notes, version: 1 } }),
  ).rejects.toMatchObject({ status: 403 });
  expect((await expertUser.call(inquiryBriefings.get, { params })).notes).toEqual(notes);

  // Its sender allows more time, and finds it by its type.
  const later = new Date(Date.now() + 30 * 3_600_000).toISOString();
  const extend = (deadline: string) => journalist.call(moreTime, { params, body: { deadline_at: deadline } });
  const extended = await extend(later);
  expect(extended).toMatchObject({ deadline_at: later, may_extend: true });
  expect(extended.history.some(({ text }) => text.startsWith('You have more time'))).toBe(true);
  expect((await read(media)).deadline_at).toBe(later);
  await expect(extend(later)).rejects.toMatchObject({ status: 422 });
  const sentOf = async (type: 1 | 2) =>
    (await journalist.call(sentInquiries.list, { query: { type: [type] } })).total;
  expect([await sentOf(1), await sentOf(2)]).toEqual([0, 1]);
});

import { activity, guestInquiries, inquiries, publicProfiles } from '@rostrum/contracts';
import {
  inquiryRules,
  inquirySetup,
  publicHolidays,
  quarantine,
  replyTemplates,
  usualHours,
  usualReplyTimes,
  usualTypes,
} from '@rostrum/contracts/inquiries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryScene, type InquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

let scene: InquiryScene;
beforeAll(async () => {
  scene = await inquiryScene();
});
afterAll(() => scene[Symbol.asyncDispose]());

const sendAsGuest = (more: Parameters<InquiryScene['media']>[0]) =>
  scene.server.call(guestInquiries.send, {
    body: scene.media({ email: `${crypto.randomUUID()}@paper.example`, ...more }),
    idempotencyKey: crypto.randomUUID(),
  });

test('types decide what the public form offers and what an inquiry needs, with and without script', async () => {
  const { administrator, server, expert } = scene;
  const person = () => server.call(publicProfiles.person, { params: { username: expert.username } });
  expect((await person()).organisation.inquiry_form).toBeNull();
  const agent = await server.signInAs('agent', { orgId: scene.orgId });
  await expect(agent.call(inquirySetup.get)).rejects.toMatchObject({ status: 403 });

  const { types } = await administrator.call(inquirySetup.get);
  expect(types).toMatchObject({ version: 0, value: usualTypes, changed: null });
  const words = { label: 'Press', intro: 'We answer the press first.', required: ['phone', 'fields.topic'] };
  const value = {
    thanks: 'Thank you.\nThe press office reads it today.',
    consent: 'The press office alone reads it.',
    types: types.value.types
      .toReversed()
      .map((type) => ({ ...type, enabled: type.type !== 1, ...(type.type === 2 && words) })),
  };
  const saved = await administrator.call(inquirySetup.saveTypes, { body: { version: 0, value } });
  expect(saved.types).toMatchObject({ version: 1, changed: { by: 'Jonah Petrie' } });
  await expect(
    administrator.call(inquirySetup.saveTypes, { body: { version: 0, value: usualTypes } }),
  ).rejects.toMatchObject({ envelope: { code: 'version_conflict' } });
  const [entry] = (await administrator.call(activity.list)).items;
  expect(entry).toMatchObject({ verb: 'inquiry_setup.changed' });

  const { inquiry_form: form } = (await person()).organisation;
  expect(form?.types.map(({ type }) => type)).toEqual([8, 7, 5, 10, 6, 9, 4, 3, 2]);
  expect(form?.types.at(-1)).toEqual({ type: 2, ...words });

  // A type that is off, and fields that are required now: named, and nothing is stored.
  const event = { event_name: 'Summit', event_location: 'Leeds', event_description: 'Floods.' };
  const speaking = { type: 1 as const, fields: { ...event, event_date: '2099-01-01' } };
  await expect(sendAsGuest({ ...speaking, deadline_at: undefined })).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'type', message: expect.stringContaining('does not take Speaking') }] },
  });
  await expect(sendAsGuest({})).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'fields.topic' }, { path: 'phone' }] },
  });
  const work = { media_position: 'reporter', media_type: 'print' } as const;
  const fields = { ...work, outlet: 'The Meridian', topic: 'Surges' };
  await expect(sendAsGuest({ phone: '01632', fields })).resolves.toMatchObject({ ref: /INQ-/ });

  // An area that knows no consent text leaves it as it is.
  const { consent: known, ...older } = value;
  const again = await administrator.call(inquirySetup.saveTypes, { body: { version: 1, value: older } });
  expect(again.types.value.consent).toBe(known);
  expect((await person()).organisation.inquiry_form?.consent).toBe(known);

  // The same without script: a form that was open while the type was switched off keeps what was typed.
  const address = `/experts/${expert.username}/inquiry`;
  const kinds = (await server.app.inject(address)).body;
  expect(kinds.indexOf('Admissions')).toBeLessThan(kinds.indexOf('>Press<'));
  expect(kinds).not.toContain('Speaking');
  const page = (await server.app.inject(`${address}?type=2`)).body;
  expect(page).toContain('The press office alone reads it.');
  expect(page).toContain('We answer the press first.');
  expect(page).toMatch(/name="phone"[^>]* required/);
  const sent = await server.app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ type: '1', message: 'Typed with care.' }).toString(),
  });
  expect(sent.statusCode).toBe(422);
  expect(sent.body).toContain('does not take this kind of inquiry at the moment');
  expect(sent.body).toContain('Typed with care.');
  expect(sent.body).toMatch(/<select id="f-type" name="type"/);
});

test('routing gives what arrives to the first rule that fits, and what is held once it is released', async () => {
  const { administrator, server, orgId, mails } = scene;
  const wren = await server.signInAs('agent', {
    orgId,
    firstname: 'Wren',
    lastname: 'Abiola',
    email: 'wren@northmere.example',
  });
  const stranger = await server.signInAs('administrator');
  const rule = {
    id: crypto.randomUUID(),
    enabled: true,
    types: [],
    departments: [],
    tags: [],
    countries: [],
  };
  const toWren = { ...rule, departments: ['Engineering'], countries: ['FR', 'GB'], assignee_id: wren.userId };
  const rules = [
    { ...rule, id: crypto.randomUUID(), tags: ['law'], assignee_id: administrator.userId },
    toWren,
  ];
  const save = (assignee_id: string | null) =>
    administrator.call(inquirySetup.saveRouting, {
      body: { version: 0, value: { rules, otherwise: { assignee_id } } },
    });
  await expect(save(stranger.userId)).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'value.otherwise.assignee_id' }] },
  });
  const saved = await save(administrator.userId);
  expect(saved.desk.map(({ name }) => name)).toContain('Wren Abiola');
  expect(saved).toMatchObject({ departments: ['Engineering'], tags: ['coast'] });

  const fields = {
    outlet: 'The Meridian',
    media_position: 'reporter',
    media_type: 'print',
    topic: 'x',
  } as const;
  const sendMedia = (more = {}) => sendAsGuest({ phone: '01632', fields, ...more });
  const read = (id: string) => administrator.call(inquiries.get, { params: { id } });
  const before = new Set((await mails()).map(({ id }) => id));
  const fromBritain = await read((await sendMedia()).id);
  expect(fromBritain).toMatchObject({ status: 'new', assignee: { name: 'Wren Abiola' } });
  const step = fromBritain.activity.find(({ verb }) => verb === 'inquiry.routed');
  expect(step).toMatchObject({
    actor: { name: 'Routing rule 2', role: 'system' },
    text: 'assigned it to Wren Abiola: department is Engineering, country is France or United Kingdom',
  });
  const told = (await mails()).filter(
    ({ id, toEmail }) => !before.has(id) && toEmail === 'wren@northmere.example',
  );
  expect(told.map(({ kind }) => kind)).toEqual(['inquiry.assigned']);
  const fromJapan = await read((await sendMedia({ country: 'JP' })).id);
  expect(fromJapan.assignee?.name).toBe('Jonah Petrie');
  // An hour by the usual reply times of media, as nothing was said.
  expect(Date.parse(fromJapan.reply_due_at ?? '') - Date.parse(fromJapan.created_at)).toBe(3_600_000);

  await administrator.call(inquiryRules.add, {
    body: { list: 'block', kind: 'email', pattern: 'held@paper.example', action: 'quarantine' },
  });
  const held = await sendMedia({ email: 'held@paper.example' });
  const { items } = await administrator.call(quarantine.list);
  expect(items.map(({ id }) => id)).toEqual([held.id]);
  await administrator.call(quarantine.decide, { body: { ids: [held.id], decision: 'release' } });
  const released = await read(held.id);
  expect(released.assignee?.name).toBe('Wren Abiola');
  expect(released.activity.map(({ verb }) => verb).slice(0, 2)).toEqual([
    'inquiry.routed',
    'inquiry.released',
  ]);

  // A setup that is not saved is tried without storing anything.
  const inquiry = {
    type: 2 as const,
    email: 'held@paper.example',
    country: 'FR',
    subject: 'Rent',
    message: 'What now?',
    deadline_at: null,
    department: 'Law',
    tags: ['law'],
  };
  const replyTimes = { rules: [], otherwise: { hours: 2, counts: 'always' as const } };
  const trial = await administrator.call(inquirySetup.try, {
    body: { inquiry, routing: saved.routing.value, hours: usualHours, reply_times: replyTimes },
  });
  expect(trial).toMatchObject({
    is_offered: true,
    rule: { words: 'address held@paper.example', outcome: 'quarantined' },
    verdict: { label: 'clean', queue: 'none' },
    // Wren looks after no department.
    told: ['Jonah Petrie'],
    routed_by: 1,
    assignee: { name: 'Jonah Petrie' },
    priority: 'low',
    open: { due_moved: 4, routed_elsewhere: 1 },
  });
  const same = await administrator.call(inquirySetup.try, {
    body: { inquiry, routing: saved.routing.value, hours: usualHours, reply_times: usualReplyTimes },
  });
  const selling = {
    ...inquiry,
    message: 'We sell guest posts with dofollow backlinks. What do you charge for a link insertion?',
  };
  const tried = (sensitivity: 'normal' | 'off') =>
    administrator.call(inquirySetup.try, {
      body: {
        inquiry: selling,
        routing: saved.routing.value,
        hours: usualHours,
        reply_times: usualReplyTimes,
        screening: { sensitivity },
      },
    });
  expect((await tried('normal')).verdict).toMatchObject({ queue: 'spam', category: 'seo_links' });
  expect((await tried('off')).verdict).toMatchObject({ queue: 'none', threshold: 1 });
  expect(same.open).toEqual({ total: trial.open.total, due_moved: 0, routed_elsewhere: 1 });
});

test('templates are for everybody who replies, and a variable that stands for nothing is refused', async () => {
  const { administrator, expertUser } = scene;
  const save = (body: string) =>
    administrator.call(inquirySetup.saveTemplates, {
      body: { version: 0, value: { templates: [{ id: crypto.randomUUID(), name: 'Thanks', body }] } },
    });
  await expect(save('Dear {{first_name}}')).rejects.toMatchObject({ status: 422 });
  await save('Dear {{ name }}, about {{reference}}.');
  expect(await expertUser.call(replyTemplates.list)).toMatchObject({
    organisation: 'Northmere University',
    templates: [{ name: 'Thanks', body: 'Dear {{ name }}, about {{reference}}.' }],
  });
});

test('public holidays are listed for those who set up inquiries', async () => {
  const { administrator, server } = scene;
  const asked = { query: { country: 'FR' } };
  const { items, regions } = await administrator.call(publicHolidays.list, asked);
  expect(items.map(({ name }) => name)).toContain('Bastille Day');
  expect(regions.length).toBeGreaterThan(3);
  const agent = await server.signInAs('agent', { orgId: scene.orgId });
  await expect(agent.call(publicHolidays.list, asked)).rejects.toMatchObject({ status: 403 });
});

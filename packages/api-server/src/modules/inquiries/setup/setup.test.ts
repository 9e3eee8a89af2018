import { activity, guestInquiries, publicProfiles } from '@rostrum/contracts';
import { inquirySetup, usualTypes } from '@rostrum/contracts/inquiries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryScene, type InquiryScene } from '../testing/inquiry-scene.ts';

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
    envelope: { fields: [{ path: 'phone' }, { path: 'fields.topic' }] },
  });
  const work = { media_position: 'reporter', media_type: 'print' } as const;
  const fields = { ...work, outlet: 'The Meridian', topic: 'Surges' };
  await expect(sendAsGuest({ phone: '01632', fields })).resolves.toMatchObject({ ref: /INQ-/ });

  // The same without script: a form that was open while the type was switched off keeps what was typed.
  const address = `/experts/${expert.username}/inquiry`;
  const kinds = (await server.app.inject(address)).body;
  expect(kinds.indexOf('Admissions')).toBeLessThan(kinds.indexOf('>Press<'));
  expect(kinds).not.toContain('Speaking');
  const page = (await server.app.inject(`${address}?type=2`)).body;
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

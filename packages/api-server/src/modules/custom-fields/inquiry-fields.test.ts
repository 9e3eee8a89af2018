import { guestInquiries, inquiries, publicProfiles } from '@rostrum/contracts';
import { customFields, type FieldKind } from '@rostrum/contracts/fields';
import { inquirySorting } from '@rostrum/contracts/inquiries';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiryScene, type InquiryScene } from '../../testing/scenes/inquiry-scene.ts';
import { inquiries as inquiryRows } from '../inquiries/index.ts';

const field = (kind: FieldKind, label: string, more = {}) => ({
  entity: 'inquiry' as const,
  kind,
  label,
  help: null,
  choices: [] as string[],
  visibility: 'team' as const,
  is_required: false,
  ...more,
});

async function setUp(scene: InquiryScene) {
  const add = (body: ReturnType<typeof field>) => scene.administrator.call(customFields.add, { body });
  await add(field('text', 'Series <b>', { is_required: true, help: 'Of your programme.' }));
  await add(field('boolean', 'Paid work', { inquiry_types: [2] }));
  await add(field('number', 'Listeners', { inquiry_types: [1] }));
  const { fields } = await add(field('select', 'Edition', { choices: ['Morning', 'Evening'] }));
  return fields;
}

test('an inquiry form asks for the fields of its organisation, with and without script, and refuses what is missing', async () => {
  await using scene = await inquiryScene();
  const { server, administrator, expert } = scene;
  await expect(
    administrator.call(customFields.add, { body: field('multiselect', 'Many', { choices: ['One'] }) }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'kind' }] } });
  const fields = await setUp(scene);
  const asked = (await server.call(publicProfiles.person, { params: { username: expert.username } }))
    .organisation.inquiry_fields;
  expect(asked?.map(({ key, kind, required, types }) => [key, kind, required, types])).toEqual([
    ['series_b', 'line', true, []],
    ['paid_work', 'choice', false, [2]],
    ['listeners', 'number', false, [1]],
    ['edition', 'choice', false, []],
  ]);

  const send = (own_fields?: Record<string, string | number | boolean>) =>
    server.call(guestInquiries.send, {
      body: scene.media({ email: `${crypto.randomUUID()}@paper.example`, ...(own_fields && { own_fields }) }),
      idempotencyKey: crypto.randomUUID(),
    });
  await expect(send()).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'own_fields.series_b', message: 'Enter series <b>.' }] },
  });
  await expect(send({ series_b: 'Tides', edition: 'Noon', paid_work: 'Perhaps' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'own_fields.paid_work' }, { path: 'own_fields.edition' }] },
  });
  const { ref } = await send({
    series_b: 'Tides <i>',
    paid_work: 'No',
    edition: 'Evening',
    listeners: 5,
    unknown: 'x',
  });
  const [row] = await server.db.select().from(inquiryRows).where(eq(inquiryRows.ref, ref));
  const { fields: kept } = await administrator.call(inquiries.get, { params: { id: row?.id ?? '' } });
  expect(kept['own_fields']).toEqual([
    { key: 'series_b', label: 'Series <b>', value: 'Tides <i>', text: 'Tides <i>' },
    { key: 'paid_work', label: 'Paid work', value: false, text: 'No' },
    { key: 'edition', label: 'Edition', value: 'Evening', text: 'Evening' },
  ]);

  const { fields: offered } = await administrator.call(inquirySorting.options);
  expect(offered?.map(({ key, options }) => [key, options.map(({ value }) => value)])).toEqual([
    ['paid_work', ['true', 'false']],
    ['edition', ['Morning', 'Evening']],
  ]);
  const found = async (...chosen: string[]) =>
    (await administrator.call(inquiries.list, { query: { field: chosen } })).items.map((each) => each.ref);
  expect(await found('edition:Evening')).toEqual([ref]);
  expect(await found('edition:Morning', 'edition:Evening', 'paid_work:false')).toEqual([ref]);
  expect(await found('edition:Evening', 'paid_work:true')).toEqual([]);
  expect(await found('unknown:Evening')).toEqual([]);

  const uses = await administrator.call(customFields.list, { query: { entity: 'inquiry' } });
  expect(uses.fields.map(({ used_by }) => used_by)).toEqual([1, 1, 0, 1]);
  expect(uses.fields[3]?.chosen).toEqual([0, 1]);
  const edition = fields[3]?.id ?? '';
  await expect(administrator.call(customFields.remove, { params: { id: edition } })).rejects.toMatchObject({
    envelope: { message: expect.stringMatching(/^One inquiry uses this field/) },
  });
  await administrator.call(customFields.archive, { params: { id: edition }, body: { is_archived: true } });
  const post = (values: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: `/experts/${expert.username}/inquiry`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        type: '5',
        deadline: 'none',
        message: 'Does the barrier still hold at a 1-in-200 surge in 2050?',
        firstname: 'Callum',
        lastname: 'Reyes',
        email: 'callum@meridian.example',
        country: 'GB',
        consent: 'yes',
        ...values,
      }).toString(),
    });
  const name = `fields.own:${scene.companyUsername}:series_b`;
  const refused = await post({ [name]: '' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toMatch(/Series &lt;b&gt;: Enter series &lt;b&gt;\./);
  const long = await post({ [name]: 'x'.repeat(201) });
  expect(long.statusCode).toBe(422);
  expect(long.body).toContain(`id="f-fields-own:${scene.companyUsername}:series_b-error"`);
  expect((await post({ [name]: 'Without script' })).statusCode).toBe(200);

  const form = (await server.app.inject(`/experts/${expert.username}/inquiry?type=2`)).body;
  expect(form).toMatch(/Series &lt;b&gt;.*Of your programme\./s);
  expect(form).not.toMatch(/Edition|Listeners/);
  expect((await administrator.call(inquiries.get, { params: { id: row?.id ?? '' } })).fields).toEqual(kept);
});

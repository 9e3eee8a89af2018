import { posts, publicProfiles } from '@rostrum/contracts';
import { customFields, postFields, type FieldKind } from '@rostrum/contracts/fields';
import { postPlanning } from '@rostrum/contracts/posts';
import { apiKeys } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { readTable } from '../account-deletion/exports/organisation-data.repository.ts';
import { postScene } from '../../testing/scenes/post-scene.ts';

const field = (kind: FieldKind, label: string, more = {}) => ({
  entity: 'post' as const,
  kind,
  label,
  help: null,
  choices: [] as string[],
  visibility: 'public' as const,
  is_required: false,
  ...more,
});

test('list, board and calendar of posts are narrowed by choices of own fields: any of one, all of several', async () => {
  await using scene = await postScene();
  const { editor, begin } = scene;
  const add = (body: ReturnType<typeof field>) => editor.call(customFields.add, { body });
  await add(field('multiselect', 'Region', { choices: ['North', 'South', 'West'], visibility: 'team' }));
  await add(field('boolean', 'Embargoed'));
  const { fields } = await add(field('text', 'Series'));
  const write = async (title: string, values: Record<string, string[] | boolean>) => {
    const { id } = await begin(title);
    await editor.call(postFields.save, { params: { id }, body: { values, read: {} } });
  };
  await write('Both regions', { region: ['North', 'South'], embargoed: true });
  await write('South alone', { region: ['South'], embargoed: false });
  await write('Neither of them', {});

  const { fields: offered } = await editor.call(postPlanning.choices);
  expect(offered?.map(({ key, options }) => [key, options.map(({ value }) => value)])).toEqual([
    ['region', ['North', 'South', 'West']],
    ['embargoed', ['true', 'false']],
  ]);
  const titles = async (...chosen: string[]) => {
    const { items, total } = await editor.call(posts.list, { query: { field: chosen, sort: 'title' } });
    expect(total).toBe(items.length);
    return items.map(({ title }) => title).toSorted();
  };
  expect(await titles('region:South')).toEqual(['Both regions', 'South alone']);
  expect(await titles('region:North', 'region:West')).toEqual(['Both regions']);
  expect(await titles('region:South', 'embargoed:false')).toEqual(['South alone']);
  expect(await titles('unknown:South')).toEqual([]);
  const query = { field: ['embargoed:true'] };
  const { columns } = await editor.call(postPlanning.board, { query });
  expect(columns.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(['Both regions']);
  const { undated } = await editor.call(postPlanning.calendar, { query: { ...query, month: '2026-11' } });
  expect(undated.items.map(({ title }) => title)).toEqual(['Both regions']);
  const id = fields.find(({ key }) => key === 'region')?.id ?? '';
  await editor.call(customFields.archive, { params: { id }, body: { is_archived: true } });
  expect(await titles('region:South')).toEqual([]);
});

test('fields of posts are apart from those of people, asked before publishing, shown to readers, and kept in use', async () => {
  await using scene = await postScene();
  const { editor, write, move, approve, server, company, orgId } = scene;
  await editor.call(customFields.add, { body: { ...field('text', 'Series'), entity: 'person' } });
  const add = (body: ReturnType<typeof field>) => editor.call(customFields.add, { body });
  await add(field('text', 'Series', { is_required: true }));
  await add(field('url', 'Data set'));
  const { fields } = await add(
    field('select', 'Region', { choices: ['North', 'South'], visibility: 'team' }),
  );
  expect(fields.map(({ key }) => key)).toEqual(['series_2', 'data_set', 'region']);
  expect((await editor.call(customFields.list)).fields.map(({ key }) => key)).toEqual(['series']);
  const [series, dataSet, region] = fields;
  if (!series || !dataSet || !region) throw new Error('A field is missing.');

  const post = await write('With fields of its own');
  const params = { id: post.id };
  const save = (values: object, read: object = {}) =>
    editor.call(postFields.save, { params, body: { values, read } as never });
  expect((await editor.call(postFields.get, { params })).values).toEqual({
    series_2: null,
    data_set: null,
    region: null,
  });
  await expect(move(await approve('Without its series'), 'published')).rejects.toMatchObject({
    envelope: { fields: [{ path: 'fields', message: 'Fill in “Series”.' }] },
  });
  await expect(save({ region: 'West' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'values.region' }] },
  });
  await save({ series_2: 'Tides <b>', data_set: 'data.example/tides', region: 'North' });
  await expect(save({ series_2: 'Storms' }, { series_2: null })).rejects.toMatchObject({ status: 409 });
  const approved = await move(await move(post, 'in_review'), 'approved');
  await expect(save({ region: 'South' }, { region: 'North' })).rejects.toMatchObject({
    code: 'invalid_transition',
  });
  const published = await move(approved, 'published');
  await expect(save({ series_2: null }, { series_2: 'Tides <b>' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'values.series_2', message: expect.stringMatching(/^A published post/) }] },
  });

  const shown = await server.call(publicProfiles.post, {
    params: { company_username: company, slug: published.slug },
  });
  expect(shown.fields).toEqual([
    { label: 'Series', text: 'Tides <b>', href: null },
    { label: 'Data set', text: 'https://data.example/tides', href: 'https://data.example/tides' },
  ]);

  const { key } = await editor.call(apiKeys.add, {
    body: { name: 'Site', scopes: ['posts.read'], days: 30 },
  });
  const answer = await server.app.inject({
    url: `/api/v1/posts/${published.slug}`,
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.json().data.fields).toEqual(shown.fields);
  for await (const rows of readTable(server.db, orgId, 'posts'))
    expect(rows.map((row) => JSON.parse(row)).find(({ id }) => id === post.id)?.fields).toEqual({
      Series: 'Tides <b>',
      'Data set': 'https://data.example/tides',
      Region: 'North',
    });

  const uses = await editor.call(customFields.list, { query: { entity: 'post' } });
  expect(uses.fields.map(({ used_by }) => used_by)).toEqual([1, 1, 1]);
  expect(uses.fields[2]?.chosen).toEqual([1, 0]);
  await expect(editor.call(customFields.remove, { params: { id: region.id } })).rejects.toMatchObject({
    envelope: { message: expect.stringMatching(/^One post uses this field/) },
  });
  const archive = (is_archived: boolean) =>
    editor.call(customFields.archive, { params: { id: region.id }, body: { is_archived } });
  await archive(true);
  expect((await editor.call(postFields.get, { params })).values).not.toHaveProperty('region');
  await archive(false);
  expect((await editor.call(postFields.get, { params })).values).toMatchObject({ region: 'North' });
  const ids = [region.id, series.id, dataSet.id];
  expect((await editor.call(customFields.order, { body: { ids } })).fields.map(({ id }) => id)).toEqual(ids);

  const stranger = await server.signInAs('administrator');
  await expect(stranger.call(postFields.get, { params })).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    stranger.call(postFields.save, { params, body: { values: {}, read: {} } }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

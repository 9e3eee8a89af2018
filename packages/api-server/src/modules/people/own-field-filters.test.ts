import { people } from '@rostrum/contracts';
import { customFields, personFields } from '@rostrum/contracts/fields';
import { peopleFilterOptions, personExport } from '@rostrum/contracts/people';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('the list and its export are narrowed by choices of own fields: any of one field, all of several', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId });
  const base = { help: null, choices: [], visibility: 'team' as const, is_required: false };
  await admin.call(customFields.add, {
    body: {
      ...base,
      kind: 'multiselect',
      label: 'Languages',
      choices: ['French, spoken', 'Dutch', 'Danish'],
    },
  });
  await admin.call(customFields.add, { body: { ...base, kind: 'boolean', label: 'On call' } });
  const { fields } = await admin.call(customFields.add, { body: { ...base, kind: 'text', label: 'Union' } });
  const add = async (lastname: string, values: Record<string, string[] | boolean>) => {
    const person = await server.given.person(orgId, { lastname });
    await admin.call(personFields.save, { params: { id: person.id }, body: { values, read: {} } });
  };
  await add('Both', { languages: ['French, spoken', 'Dutch'], on_call: true });
  await add('Dutch', { languages: ['Dutch'], on_call: false });
  await add('None', {});

  expect((await admin.call(peopleFilterOptions)).fields).toEqual([
    {
      key: 'languages',
      label: 'Languages',
      options: ['French, spoken', 'Dutch', 'Danish'].map((value) => ({ value, label: value })),
    },
    {
      key: 'on_call',
      label: 'On call',
      options: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
    },
  ]);
  const names = async (...field: string[]) =>
    (await admin.call(people.list, { query: { field } })).items.map(({ name }) => name);
  expect(await names('languages:Dutch')).toEqual(['Pat Both', 'Pat Dutch']);
  expect(await names('languages:French, spoken', 'languages:Danish')).toEqual(['Pat Both']);
  expect(await names('languages:Dutch', 'on_call:false')).toEqual(['Pat Dutch']);
  expect(await names('unknown:Dutch')).toEqual([]);
  const { count } = await admin.call(personExport.read, { body: { field: ['on_call:true'] } });
  expect(count).toBe(1);
  const id = fields[0]?.id ?? '';
  await admin.call(customFields.archive, { params: { id }, body: { is_archived: true } });
  expect(await names('languages:Dutch')).toEqual([]);
});

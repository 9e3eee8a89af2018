import { getTableConfig, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { MemberHandlers } from '@rostrum/identity';
import { none, definePersonalData } from '@rostrum/server-kit/personal-data';
import {
  type HandledEvent,
  collectConstraints,
  collectMailKinds,
  collectPersonalData,
  collectTables,
  defineModule,
} from '@rostrum/server-kit/module';
import { beforeEach, expect, expectTypeOf, test } from 'vitest';
import * as list from '../module-list.ts';
import {
  type DirectoryModule,
  baseModules,
  createMemberHandlers,
  mailKinds,
  modules,
  personalData,
  tables,
} from '../modules.ts';

const notes = pgTable('notes', { id: uuid('id') });
const joined: string[] = [];
beforeEach(() => void joined.splice(0));

const notesModule = defineModule({
  name: 'notes',
  tables: [notes],
  personalData: [definePersonalData(notes, { columns: { id: none } })],
  mails: { 'note.shared': { priority: 'conversation', recipient: 'proven' } },
  constraints: { notes_key: { code: 'already_exists', message: 'There is a note of this name.' } },
  on: { memberJoined: async (_tx: unknown, { userId }: { userId: string }) => void joined.push(userId) },
});
const withNotes: readonly DirectoryModule[] = [...baseModules, ...modules, notesModule];

test('a module that is listed is in the tables, the register, the mails, the constraints and the handlers', async () => {
  expect(collectTables(withNotes)).toEqual({ ...tables, notes });
  expect(collectPersonalData(withNotes)).toEqual([...personalData, ...notesModule.personalData]);
  expect(collectMailKinds(withNotes)).toEqual({ ...mailKinds, ...notesModule.mails });
  expect(collectConstraints(withNotes)).toMatchObject(notesModule.constraints);
  const { memberJoined } = createMemberHandlers([notesModule]);
  await memberJoined({} as never, { orgId: 'org', userId: 'user' }, {} as never);
  expect(joined).toEqual(['user']);
});

test('what two modules declare is refused', () => {
  expect(() => collectTables([...withNotes, notesModule])).toThrow("the table 'notes'");
  expect(() => collectMailKinds([...withNotes, notesModule])).toThrow("the kind of mail 'note.shared'");
});

test('every module is listed by its name, once', () => {
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(Object.keys(list).toSorted()).toEqual(modules.map(({ name }) => `${camel(name)}Module`).toSorted());
});

test('a module declares the personal data of its own tables and of no other', () => {
  for (const { name, tables: owned = [], personalData: declared = [] } of modules)
    expect(declared.map((table) => table.name).toSorted(), name).toEqual(
      owned.map((table) => getTableConfig(table).name).toSorted(),
    );
});

test('a part or an event that does not exist does not compile', () => {
  // @ts-expect-error A module has `jobs`.
  expect(defineModule({ name: 'misspelled', job: async () => undefined })).toHaveProperty('job');
  expectTypeOf<HandledEvent<(typeof list)[keyof typeof list]>>().toEqualTypeOf<keyof MemberHandlers>();
});

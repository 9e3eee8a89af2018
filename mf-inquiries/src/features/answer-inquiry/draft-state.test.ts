import { expect, test } from 'vitest';
import { chosen, emptyDraft, loaded, restored, saved, typed } from './draft-state.ts';

const stored = (text: string, version: number) => ({
  text,
  version,
  saved_at: '2026-11-23T10:12:00.000Z',
});

test('what another device stored is taken while nothing is written here', () => {
  const state = loaded(emptyDraft, stored('Hi Callum', 3));
  expect(state).toMatchObject({ text: 'Hi Callum', base: 3, isDirty: false });
  expect(loaded(state, stored('', 4))).toMatchObject({ text: '', base: 4 });
});

test('a late answer does not bring an older text back', () => {
  const state = loaded(emptyDraft, stored('', 4));
  expect(loaded(state, stored('Hi Callum', 3))).toEqual(state);
});

test('what is written here stays, and becomes a choice once another device wrote too', () => {
  const state = typed(loaded(emptyDraft, stored('Hi', 1)), 'Hi Callum');
  expect(loaded(state, stored('Hi', 1))).toMatchObject({ text: 'Hi Callum', isDirty: true, other: null });
  const torn = loaded(state, stored('Dear', 2));
  expect(torn).toMatchObject({ text: 'Hi Callum', other: { text: 'Dear' } });
  expect(chosen(torn, 'other')).toMatchObject({ text: 'Dear', base: 2, isDirty: false, other: null });
  expect(chosen(torn, 'mine')).toMatchObject({ text: 'Hi Callum', base: 2, isDirty: true, other: null });
});

test('typing goes on while it is saved', () => {
  const state = typed(emptyDraft, 'Hi Callum');
  expect(saved(state, 'Hi', stored('Hi', 1))).toMatchObject({ base: 1, isDirty: true });
  expect(saved(state, 'Hi Callum', stored('Hi Callum', 1))).toMatchObject({ base: 1, isDirty: false });
});

test('what a closed page had not saved comes back, and is no choice where the server has the same', () => {
  const state = restored({ text: 'Hi', base: 1 });
  expect(loaded(state, stored('Hi', 2))).toMatchObject({ base: 2, isDirty: false, other: null });
  expect(loaded(state, stored('', 2))).toMatchObject({ text: 'Hi', other: { text: '' } });
});

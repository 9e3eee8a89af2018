import { expect, test } from 'vitest';
import { posts } from '@rostrum/contracts';
import { readUrlState, writeUrlState } from './url-state.ts';

const schema = posts.list.query;
const read = (search: string) => {
  if (!schema) throw new Error('posts.list has a query.');
  return readUrlState(schema, search);
};
const write = (search: string, change: Partial<ReturnType<typeof read>>) => {
  if (!schema) throw new Error('posts.list has a query.');
  return writeUrlState(schema, search, { ...read(search), ...change });
};

test('reads numbers, lists and defaults', () => {
  expect(read('')).toMatchObject({ page_from: 0, page_size: 10, sort: 'updated', order: 'desc' });
  expect(read('?page_from=20&status=draft&status=published')).toMatchObject({
    page_from: 20,
    status: ['draft', 'published'],
  });
  expect(read('?status=draft').status).toEqual(['draft']);
});

test('a value that does not fit counts as absent, the others are kept', () => {
  expect(read('?page_from=-3&sort=colour&q=climate')).toMatchObject({
    page_from: 0,
    sort: 'updated',
    q: 'climate',
  });
});

test('writes what differs from the defaults and keeps parameters of others', () => {
  expect(write('?utm=a', { q: 'ice & snow' })).toBe('?utm=a&q=ice+%26+snow');
  expect(write('?q=ice&page_from=20', { q: undefined, page_from: 0 })).toBe('');
  expect(write('', { status: ['draft', 'published'] })).toBe('?status=draft&status=published');
  expect(write('?status=draft', { status: [] })).toBe('');
});

test('what is written is read back', () => {
  const search = write('', { q: 'Überfischung 100%', page_from: 30, status: ['in_review'], order: 'asc' });
  expect(read(search)).toMatchObject({
    q: 'Überfischung 100%',
    page_from: 30,
    status: ['in_review'],
    order: 'asc',
  });
});

import { expect, test } from 'vitest';
import { resolveGroups } from './resolve-groups.ts';

const mapping = (
  groupName: string,
  role: 'administrator' | 'agent' | 'expert' | 'staff',
  ...departments: string[]
) => ({
  groupName,
  role,
  departments,
});
const mappings = [
  mapping('Press Office', 'agent', 'Physics'),
  mapping('press-biology', 'agent', 'Biology', 'Physics'),
  mapping('Professors', 'expert'),
  mapping('Everyone', 'staff'),
  mapping('IT', 'administrator'),
];

test('several groups give the highest role and the departments of every agent group', () => {
  expect(resolveGroups(mappings, ['Everyone', 'Professors'])).toEqual({ role: 'expert', departments: [] });
  expect(resolveGroups(mappings, ['press-biology', 'Everyone', 'Press Office'])).toEqual({
    role: 'agent',
    departments: ['Biology', 'Physics'],
  });
  expect(resolveGroups(mappings, ['Press Office', 'IT'])).toEqual({ role: 'administrator', departments: [] });
});

test('group names are compared without case, surrounding space or Unicode composition', () => {
  expect(resolveGroups(mappings, [' PRESS office '])?.role).toBe('agent');
  expect(resolveGroups([mapping('Kanzlei Zürich', 'staff')], ['Kanzlei Zu\u0308rich'])?.role).toBe('staff');
});

test('groups without a mapping give nothing', () => {
  expect(resolveGroups(mappings, ['Choir', ''])).toBeUndefined();
  expect(resolveGroups([], ['IT'])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';

test('every changed field is told in text, and what stayed is not', () => {
  expect(
    describeChanges(
      { headline: 'Old', topics: ['Law'], city: null, access: 'public', imageFocusX: 1 },
      { headline: 'New', topics: ['Law', 'Courts'], city: 'Leeds', access: 'public', imageFocusX: 2 },
    ),
  ).toEqual([
    { field: 'headline', before: 'Old', after: 'New' },
    { field: 'topics', before: 'Law', after: 'Law, Courts' },
    { field: 'city', before: '', after: 'Leeds' },
  ]);
  const york = { institution: 'York', degree: 'BSc' };
  expect(describeChanges({ education: [] }, { education: [york, { ...york, year: 2001 }] })).toEqual([
    { field: 'education', before: '', after: 'York, BSc\nYork, BSc, 2001' },
  ]);
  const assignee = '01a20346-2f23-72ef-9171-54d56e261643';
  expect(
    describeChanges(
      { assignee_id: null },
      { assignee_id: assignee, rule: [{ id: assignee, name: 'Media' }] },
    ),
  ).toEqual([{ field: 'rule', before: '', after: 'Media' }]);
  expect(describeChanges(null, undefined)).toEqual([]);
});

import { expect, test } from 'vitest';
import { listAdjustableKinds } from './list-adjustable-kinds.ts';

test('offers reviews to those who review, and decisions to those whose profile is reviewed', () => {
  expect(listAdjustableKinds('administrator')).toEqual(expect.arrayContaining(['review', 'answer_review']));
  expect(listAdjustableKinds('administrator')).not.toContain('decision');
  expect(listAdjustableKinds('agent')).toContain('review');
  expect(listAdjustableKinds('agent')).not.toContain('answer_review');
  expect(listAdjustableKinds('expert')).toContain('decision');
  expect(listAdjustableKinds('expert')).not.toContain('review');
  expect(listAdjustableKinds('seeker')).toEqual([]);
});

import { expect, test } from 'vitest';
import { planMerge } from './plan-merge.ts';

const expert = (id: string, declinedAt: Date | null = null) => ({ id, name: `Expert ${id}`, declinedAt });
const answer = (personId: string) => ({
  answer: { id: `answer ${personId}`, personId, status: 'published' as const },
  name: `Expert ${personId}`,
});
const ids = (experts: readonly { id: string }[]) => experts.map(({ id }) => id).join('');

test('each expert keeps one answer, and whoever declined is not asked again', () => {
  const plan = planMerge({
    from: {
      experts: [expert('a'), expert('b'), expert('c', new Date()), expert('d')],
      answers: [answer('a'), answer('b')],
    },
    into: { experts: [expert('b')], answers: [answer('b')] },
  });
  expect(plan.moved).toEqual([answer('a')]);
  expect(plan.kept).toEqual([answer('b')]);
  expect(ids(plan.experts)).toBe('ad');
  expect(ids(plan.asked)).toBe('d');
});

test('a question has five experts at most, those with an answer first', () => {
  const plan = planMerge({
    from: { experts: [expert('x'), expert('y'), expert('z')], answers: [answer('z')] },
    into: { experts: ['1', '2', '3'].map((id) => expert(id)), answers: [] },
  });
  expect(ids(plan.experts)).toBe('zx');
  expect(ids(plan.leftOut)).toBe('y');
});

import { inquiryStatuses, inquiryTransitions, memberRoles } from '@rostrum/contracts';
import { BusinessError } from '@rostrum/server-kit';
import { expect, test } from 'vitest';
import { allowedActs } from './inquiry-access.ts';
import { movesOf, requireMove } from './inquiry-transitions.ts';

const now = new Date('2026-11-25T10:00:00Z');
const closedAt = new Date('2026-11-20T10:00:00Z');
type Status = (typeof inquiryStatuses)[number];

function refusalOf(status: Status, role: (typeof memberRoles)[number], at = now): BusinessError {
  try {
    requireMove({ status, closedAt }, status, { by: { role }, now: at });
  } catch (error) {
    if (error instanceof BusinessError) return error;
  }
  throw new Error(`Staying ${status} was not refused.`);
}

test('a refusal offers what this person can really make of it, and says the same in words', () => {
  expect(refusalOf('closed', 'administrator').message).toContain('Possible: Open, Spam, Archived.');
  // Closing, reopening and sorting are the desk's: an expert is offered none of it.
  expect(refusalOf('closed', 'expert').message).toContain('It stays as it is.');
  expect(refusalOf('waiting_expert', 'expert').message).toContain('Possible: Open.');
  expect(refusalOf('waiting_expert', 'agent').message).toContain('Possible: Open, Closed, Spam.');
  expect(refusalOf('spam', 'administrator').message).toContain('Possible: New.');
  // Releasing is for administrators alone; spam is archived by its time.
  expect(refusalOf('spam', 'agent').message).toContain('It stays as it is.');
  expect(refusalOf('archived', 'owner').message).toContain('It stays as it is.');
  // Beyond 90 days nobody reopens.
  const late = new Date(closedAt.getTime() + 91 * 86_400_000);
  expect(refusalOf('closed', 'administrator', late).message).toContain('Possible: Spam, Archived.');
});

test('every offer is in the table, and no role is offered what its buttons do not do', () => {
  for (const status of inquiryStatuses)
    for (const role of memberRoles) {
      const moves = movesOf({ status, closedAt }, { by: { role }, now });
      const may = allowedActs({ role }, { status, closedAt }, now);
      for (const move of moves) expect(inquiryTransitions[status]).toContain(move);
      expect(moves.includes('closed')).toBe(may.close);
      expect(moves.includes('archived')).toBe(may.archive);
      expect(moves.includes('spam')).toBe(may.spam);
    }
});

test('staff are offered no move', () => {
  for (const status of inquiryStatuses)
    expect(movesOf({ status, closedAt }, { by: { role: 'staff' }, now })).toEqual([]);
});

import { inquiryStatuses } from '@rostrum/contracts';
import { BusinessError } from '@rostrum/server-kit';
import { expect, test } from 'vitest';
import { requireMove } from './inquiry-transitions.ts';

function refusalOf(from: (typeof inquiryStatuses)[number]): BusinessError {
  try {
    requireMove(from, from);
  } catch (error) {
    if (error instanceof BusinessError) return error;
  }
  throw new Error(`Staying ${from} was not refused.`);
}

test('a refusal offers only what a call can make', () => {
  const unreachable = ['screening', 'blocked', 'quarantined', 'new', 'spam', 'archived'];
  for (const status of inquiryStatuses) {
    const { message, details } = refusalOf(status);
    expect(message.split('. ').slice(1).join('. ')).not.toMatch(/Spam|Archived|Screening|Blocked|Held|New/);
    for (const offered of (details as { allowed: string[] }).allowed)
      expect(unreachable).not.toContain(offered);
  }
  expect(refusalOf('closed').message).toContain('Possible: Open.');
  expect(refusalOf('spam').message).toContain('It stays as it is.');
});

import { describe, expect, test } from 'vitest';
import { priorityOf, sensitivityOf } from './inquiry-priority.ts';
import { newInquiryRef } from './inquiry-ref.ts';

const now = new Date('2026-11-20T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('a new inquiry', () => {
  test('is as urgent as its deadline is near', () =>
    expect([inHours(2), inHours(20), inHours(48), null].map((deadline) => priorityOf(deadline, now))).toEqual(
      ['urgent', 'high', 'normal', 'low'],
    ));
  test('is restricted when it is a case or an anonymous gift', () => {
    const gift = { donor_type: 'other', focus: 'bequests' } as const;
    expect(sensitivityOf({ type: 3, fields: { stage: 'other', org_type: 'other', parties: 'A v B' } })).toBe(
      'restricted',
    );
    expect(sensitivityOf({ type: 7, fields: { ...gift, anonymous: true } })).toBe('restricted');
    expect(sensitivityOf({ type: 7, fields: gift })).toBe('normal');
  });
  test('gets a reference that nobody mishears', () => {
    for (let round = 0; round < 200; round += 1)
      expect(newInquiryRef()).toMatch(/^INQ-[2-9A-HJKMNP-TV-Z]{5}$/);
  });
});

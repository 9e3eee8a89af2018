import { inquiryStatuses } from '@rostrum/contracts';
import { describe, expect, test } from 'vitest';
import { seekerStatusOf, seekerSteps, type SeekerProgress } from './seeker-status.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const progress = (more: Partial<SeekerProgress>): SeekerProgress => ({
  status: 'new',
  lastMessageBy: 'seeker',
  createdAt: at('08:31'),
  openedAt: null,
  expertAskedAt: null,
  firstReplyAt: null,
  closedAt: null,
  ...more,
});

describe('what the seeker sees', () => {
  test('never tells held, blocked and spam apart, and tells that experts are asked', () => {
    const told = inquiryStatuses.map((status) => [
      status,
      seekerStatusOf(progress({ status, openedAt: at('08:35') })),
    ]);
    expect(Object.fromEntries(told)).toEqual({
      screening: 'received',
      blocked: 'received',
      quarantined: 'received',
      spam: 'received',
      new: 'received',
      open: 'with_the_team',
      waiting_expert: 'expert_asked',
      waiting_seeker: 'your_reply_needed',
      closed: 'closed',
      archived: 'closed',
    });
  });

  test('is replied to once the team spoke last, and with the team again after the seeker adds something', () => {
    const replied = progress({ status: 'open', openedAt: at('08:35'), firstReplyAt: at('08:40') });
    expect(seekerStatusOf({ ...replied, lastMessageBy: 'expert' })).toBe('replied');
    expect(seekerStatusOf({ ...replied, lastMessageBy: 'seeker' })).toBe('with_the_team');
    // Withdrawn and reopened before any member of the team had taken it up: its steps say the same.
    expect(seekerStatusOf(progress({ status: 'open' }))).toBe('received');
  });

  test('dates each step that was recorded, and none while the inquiry is held back', () => {
    const replied = progress({ status: 'open', openedAt: at('08:35'), firstReplyAt: at('08:40') });
    expect(seekerSteps(replied)).toEqual({
      received: at('08:31').toISOString(),
      with_the_team: at('08:35').toISOString(),
      expert_asked: null,
      replied: at('08:40').toISOString(),
      closed: null,
    });
    expect(seekerSteps({ ...replied, status: 'spam' })).toMatchObject({ with_the_team: null, replied: null });
  });

  test('is not said to have been taken up or replied to when it was only closed', () => {
    const closed = progress({ status: 'closed', closedAt: at('08:33') });
    expect(seekerSteps(closed)).toEqual({
      received: at('08:31').toISOString(),
      with_the_team: null,
      expert_asked: null,
      replied: null,
      closed: at('08:33').toISOString(),
    });
  });
});

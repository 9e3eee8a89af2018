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
  answeredAt: null,
  ...more,
});

describe('what the seeker sees', () => {
  test('never tells screened, held, blocked and spam apart', () => {
    const told = inquiryStatuses.map((status) => [status, seekerStatusOf(progress({ status }))]);
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

  test('is answered once the team spoke last, and with the team again after the seeker adds something', () => {
    expect(seekerStatusOf(progress({ status: 'open', lastMessageBy: 'expert' }))).toBe('answered');
    expect(seekerStatusOf(progress({ status: 'open', lastMessageBy: 'seeker' }))).toBe('with_the_team');
  });

  test('dates each step, and none while the inquiry is held back', () => {
    const replied = progress({
      status: 'open',
      openedAt: at('08:35'),
      firstReplyAt: at('08:40'),
      answeredAt: at('08:40'),
    });
    expect(seekerSteps(replied)).toMatchObject({
      with_the_team: at('08:35').toISOString(),
      expert_asked: null,
      answered: at('08:40').toISOString(),
    });
    expect(seekerSteps({ ...replied, status: 'spam' })).toMatchObject({
      with_the_team: null,
      answered: null,
    });
  });

  test('an acknowledgement is no answer while the expert is being asked', () => {
    const asked = progress({
      status: 'waiting_expert',
      expertAskedAt: at('09:00'),
      firstReplyAt: at('08:40'),
    });
    expect(seekerSteps(asked)).toMatchObject({ with_the_team: at('08:40').toISOString(), answered: null });
  });
});

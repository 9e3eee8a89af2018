import type { InquiryOutcome } from '@rostrum/contracts';
import * as phrases from '../content/inquiries/phrases.ts';
import type { ScriptStep } from '../content/inquiries/script-types.ts';
import { createDiary, minute, type LifeOf } from './inquiry-diary.ts';
import type { Random } from './random.ts';
import { nextDeskMoment } from './rhythm.ts';

/** A press question: minutes count, and the deadline bounds every step. */
export function pressLife(
  of: LifeOf,
  deadlineAt: Date,
  outcome: InquiryOutcome,
  random: Random,
): ScriptStep[] {
  const { draft, createdAt, timezone, desk } = of;
  const diary = createDiary(of, random);
  const [expert = ''] = draft.experts;
  const opens = nextDeskMoment(createdAt, timezone);
  const isDay = opens.getTime() === createdAt.getTime();
  diary.moveTo(opens);
  diary.wait(Math.min(random.around(9, 0.6), 75) * minute);
  diary.step({ kind: 'assign', at: diary.at, by: desk, to: desk });
  if (outcome === 'withdrawn' || outcome === 'duplicate') {
    diary.wait(random.between(5, 40) * minute);
    diary.close(outcome);
    return diary.steps;
  }
  if (outcome === 'deadline_missed' || diary.at >= deadlineAt) {
    diary.moveTo(new Date(deadlineAt.getTime() + random.between(20, 200) * minute));
    const { replies, reasons } = phrases.late[outcome === 'deadline_missed' && isDay ? 'day' : 'night'];
    diary.staff(replies);
    diary.wait(random.between(60, 600) * minute);
    diary.close('deadline_missed', reasons);
    return diary.steps;
  }
  const left = () => deadlineAt.getTime() - diary.at.getTime();
  diary.wait(random.between(1, 4) * minute);
  diary.staff(phrases.acknowledgements);
  diary.wait(Math.min(random.between(2, 20) * minute, left() * 0.1));
  diary.step({ kind: 'ask', at: diary.at, by: desk, experts: [expert] });
  if (random.chance(0.3)) {
    diary.wait(random.between(1, 9) * minute);
    diary.note(phrases.internalNotes);
  }
  diary.wait(Math.min(random.around(22, 0.8) * minute, left() * 0.5));
  if (outcome === 'declined_by_expert' || outcome === 'declined_by_org') {
    if (outcome === 'declined_by_expert') diary.step({ kind: 'decline', at: diary.at, expert });
    diary.wait(random.between(4, 30) * minute);
    diary.staff(phrases.declines);
  } else {
    diary.step({ kind: 'accept', at: diary.at, expert });
    diary.wait(Math.min(random.between(3, 18) * minute, left() * 0.3));
    if (outcome === 'no_reply') diary.staff(phrases.pressQuestions);
    else if (random.chance(0.45)) diary.expert(expert, phrases.expertReplies);
    else diary.staff(phrases.acceptances);
    if (outcome !== 'no_reply' && random.chance(0.65)) {
      diary.wait(Math.min(random.between(6, 80) * minute, left() * 0.5));
      diary.seeker(phrases.thanks);
    }
  }
  diary.moveTo(new Date(deadlineAt.getTime() + random.between(-60, 300) * minute));
  diary.close(outcome);
  return diary.steps;
}

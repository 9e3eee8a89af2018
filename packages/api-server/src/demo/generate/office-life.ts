import type { InquiryOutcome } from '@rostrum/contracts';
import * as phrases from '../content/inquiries/phrases.ts';
import type { ScriptStep } from '../content/inquiries/script-types.ts';
import { dayMs, hourMs } from './clock.ts';
import { createDiary, minute, type LifeOf } from './inquiry-diary.ts';
import type { Random } from './random.ts';
import { nextDeskMoment } from './rhythm.ts';

/** Everything else: days count, and an expert is asked when one is named. */
export function officeLife(of: LifeOf, outcome: InquiryOutcome, random: Random): ScriptStep[] {
  const { draft, createdAt, timezone, desk } = of;
  const diary = createDiary(of, random);
  const [expert] = draft.experts;
  diary.moveTo(nextDeskMoment(createdAt, timezone));
  diary.wait(random.around(16, 0.9) * minute);
  diary.step({ kind: 'assign', at: diary.at, by: desk, to: desk });
  diary.wait(random.around(11, 1) * minute);
  diary.staff(expert === undefined ? phrases.officeAcknowledgements : phrases.expertAcknowledgements);
  if (outcome === 'withdrawn') {
    diary.wait(random.between(1, 4) * dayMs);
    diary.close(outcome);
    return diary.steps;
  }
  if (expert !== undefined) {
    diary.wait(random.between(5, 120) * minute);
    diary.step({ kind: 'ask', at: diary.at, by: desk, experts: [expert] });
    if (random.chance(0.25)) {
      diary.wait(random.between(2, 30) * minute);
      diary.note(phrases.officeNotes);
    }
    diary.wait(random.around(26, 0.7) * hourMs);
    diary.openOffice();
    diary.step({ kind: outcome === 'declined_by_expert' ? 'decline' : 'accept', at: diary.at, expert });
  }
  diary.wait(random.around(5, 0.8) * hourMs);
  diary.openOffice();
  if (outcome === 'no_reply') diary.staff(phrases.seekerQuestions);
  else if (!isFurther(outcome)) diary.staff(phrases.declines);
  else if (expert !== undefined && outcome !== 'referred' && random.chance(0.35))
    diary.expert(expert, phrases.expertOfficeReplies);
  else diary.staff(phrases.officeReplies[outcome]);
  if (isFurther(outcome) && random.chance(0.6)) {
    diary.wait(random.around(14, 0.9) * hourMs);
    diary.openOffice();
    diary.seeker(phrases.officeThanks);
  }
  diary.wait((outcome === 'no_reply' ? 7 : random.around(1.4, 0.6)) * dayMs);
  diary.openOffice();
  diary.close(outcome);
  return diary.steps;
}

const isFurther = (outcome: InquiryOutcome): outcome is keyof typeof phrases.officeReplies =>
  outcome in phrases.officeReplies;

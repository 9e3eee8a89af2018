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
  diary.staff(expert === undefined ? phrases.officeAcknowledgements : phrases.acknowledgements.slice(2, 3));
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
      diary.note();
    }
    diary.wait(random.around(26, 0.7) * hourMs);
    diary.step({ kind: outcome === 'declined_by_expert' ? 'decline' : 'accept', at: diary.at, expert });
  }
  diary.wait(random.around(5, 0.8) * hourMs);
  if (outcome.startsWith('declined')) diary.staff(phrases.declines);
  else if (outcome === 'no_reply') diary.staff(phrases.seekerQuestions);
  else if (expert !== undefined && random.chance(0.35))
    diary.expert(expert, phrases.expertReplies.slice(2, 5));
  else diary.staff(phrases.officeReplies);
  if (outcome !== 'no_reply' && !outcome.startsWith('declined') && random.chance(0.6)) {
    diary.wait(random.around(14, 0.9) * hourMs);
    diary.seeker(phrases.thanks.slice(1, 4));
  }
  diary.wait((outcome === 'no_reply' ? 7 : random.around(1.4, 0.6)) * dayMs);
  diary.close(outcome);
  return diary.steps;
}

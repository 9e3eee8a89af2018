import type { InquiryOutcome, InquiryStatus, InquiryTypeId } from '@rostrum/contracts';
import type { ScriptStep } from '../content/inquiries/script-types.ts';
import { addDays, hourMs, momentAt, wallClock } from './clock.ts';
import { minute, toHalfHour, type LifeOf } from './inquiry-diary.ts';
import { officeLife } from './office-life.ts';
import { pressLife } from './press-life.ts';
import type { Random } from './random.ts';

/** How inquiries of each type usually end: outcome and share. */
const endings: Record<InquiryTypeId, readonly (readonly [InquiryOutcome, number])[]> = {
  1: [
    ['booked', 60],
    ['declined_by_expert', 24],
    ['no_reply', 10],
    ['withdrawn', 6],
  ],
  2: [
    ['interview_done', 46],
    ['quote_supplied', 31],
    ['declined_by_expert', 6],
    ['deadline_missed', 9],
    ['no_reply', 4],
    ['declined_by_org', 2],
    ['withdrawn', 2],
    ['duplicate', 1],
  ],
  3: [
    ['engaged', 45],
    ['declined_by_expert', 25],
    ['declined_by_org', 15],
    ['referred', 15],
  ],
  4: [
    ['engaged', 40],
    ['meeting_held', 35],
    ['declined_by_expert', 25],
  ],
  5: [
    ['referred', 75],
    ['engaged', 15],
    ['no_reply', 10],
  ],
  6: [
    ['meeting_held', 60],
    ['engaged', 20],
    ['declined_by_org', 20],
  ],
  7: [
    ['engaged', 60],
    ['meeting_held', 40],
  ],
  8: [
    ['referred', 90],
    ['no_reply', 10],
  ],
  9: [
    ['engaged', 50],
    ['meeting_held', 32],
    ['declined_by_expert', 18],
  ],
  10: [
    ['meeting_held', 85],
    ['declined_by_expert', 15],
  ],
};

export interface Life {
  deadlineAt: Date | null;
  status: InquiryStatus;
  steps: ScriptStep[];
}

function deadlineOf({ draft, createdAt, timezone }: LifeOf, random: Random): Date | null {
  if (draft.type !== 2) {
    if (draft.answerWithinDays === null) return null;
    return momentAt(
      addDays(wallClock(createdAt, timezone).date, draft.answerWithinDays),
      random.pick(['12:00', '17:00']),
      timezone,
    );
  }
  const dice = random.next();
  const hours =
    dice < 0.28
      ? random.between(3, 7)
      : dice < 0.65
        ? random.between(7, 30)
        : dice < 0.9
          ? random.between(44, 120)
          : random.between(140, 330);
  const at = toHalfHour(createdAt.getTime() + hours * hourMs);
  // Nobody asks for four in the morning: a night deadline is meant for the newsroom's morning.
  const { hour } = wallClock(at, timezone);
  return hour < 7 ? new Date(at.getTime() + (9 - hour) * hourMs) : at;
}

/** Lets an inquiry live until it closes or until now, whichever is first. */
export function livedLife(of: LifeOf, random: Random): Life {
  const deadlineAt = deadlineOf(of, random);
  const outcome = random.weighted(endings[of.draft.type], ([, share]) => share)[0];
  const whole =
    of.draft.type === 2
      ? pressLife(of, deadlineAt ?? of.createdAt, outcome, random)
      : officeLife(of, outcome, random);
  const steps = whole.filter(({ at }) => at.getTime() <= of.now.getTime() - minute);
  const isOver =
    deadlineAt === null
      ? of.isSettled && whole.length > steps.length && steps.length > 2
      : of.isSettled || deadlineAt <= of.now;
  if (isOver && !steps.some(({ kind }) => kind === 'close')) steps.push(lateClose(of, steps, outcome));
  return { deadlineAt, steps, status: statusAfter(steps) };
}

/** What must be over by now is closed with what the desk knows. */
function lateClose(
  { createdAt, now, desk }: LifeOf,
  steps: readonly ScriptStep[],
  outcome: InquiryOutcome,
): ScriptStep {
  const from = steps.at(-1)?.at ?? createdAt;
  const isAnswered = steps.some(({ kind }) => kind === 'staff' || kind === 'expert');
  const close = { kind: 'close', at: new Date((from.getTime() + now.getTime()) / 2), by: desk } as const;
  if (isAnswered && outcome !== 'deadline_missed') return { ...close, outcome };
  return { ...close, outcome: 'deadline_missed', note: 'Arrived after the rota had ended.' };
}

function statusAfter(steps: readonly ScriptStep[]): InquiryStatus {
  const last = steps.findLast(({ kind }) => kind !== 'note');
  if (!last) return 'new';
  if (last.kind === 'close') return 'closed';
  if (last.kind === 'ask') return 'waiting_expert';
  return last.kind === 'staff' && last.body.endsWith('?') ? 'waiting_seeker' : 'open';
}

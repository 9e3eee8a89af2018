import type { InquiryOutcome, InquiryStatus, InquiryTypeId } from '@rostrum/contracts';
import type { ScriptStep } from '../content/inquiries/script-types.ts';
import * as phrases from '../content/inquiries/phrases.ts';
import { dayMs, hourMs, wallClock } from './clock.ts';
import type { InquiryDraft } from './inquiry-drafts.ts';
import { fill } from './plain-words.ts';
import type { Random } from './random.ts';
import { nextDeskMoment } from './rhythm.ts';

const minute = 60_000;

/** How inquiries of each type usually end: outcome and share. */
const endings: Record<InquiryTypeId, readonly (readonly [InquiryOutcome, number])[]> = {
  1: [['booked', 60], ['declined_by_expert', 24], ['no_reply', 10], ['withdrawn', 6]],
  2: [['interview_done', 46], ['quote_supplied', 31], ['declined_by_expert', 6], ['deadline_missed', 9], ['no_reply', 4], ['declined_by_org', 2], ['withdrawn', 2], ['duplicate', 1]],
  3: [['engaged', 45], ['declined_by_expert', 25], ['declined_by_org', 15], ['referred', 15]],
  4: [['engaged', 40], ['meeting_held', 35], ['declined_by_expert', 25]],
  5: [['referred', 75], ['engaged', 15], ['no_reply', 10]],
  6: [['meeting_held', 60], ['engaged', 20], ['declined_by_org', 20]],
  7: [['engaged', 60], ['meeting_held', 40]],
  8: [['referred', 90], ['no_reply', 10]],
  9: [['engaged', 50], ['meeting_held', 32], ['declined_by_expert', 18]],
  10: [['meeting_held', 85], ['declined_by_expert', 15]],
};

export interface LifeOf {
  draft: InquiryDraft;
  createdAt: Date;
  now: Date;
  timezone: string;
  /** The member of the desk who takes it, and the name by which the expert is called. */
  desk: string;
  expertName: string;
  /** Where today is told by hand, nothing older may still be open. */
  isSettled: boolean;
}

export interface Life {
  deadlineAt: Date | null;
  status: InquiryStatus;
  steps: ScriptStep[];
}

const halfHour = 30 * minute;
const toHalfHour = (at: number) => new Date(Math.ceil(at / halfHour) * halfHour);

function deadlineOf({ draft, createdAt, timezone }: LifeOf, random: Random): Date | null {
  if (draft.type !== 2) return draft.answerWithinDays === null ? null : toHalfHour(createdAt.getTime() + draft.answerWithinDays * dayMs);
  const dice = random.next();
  const hours = dice < 0.28 ? random.between(3, 7) : dice < 0.65 ? random.between(7, 30) : dice < 0.9 ? random.between(44, 120) : random.between(140, 330);
  const at = toHalfHour(createdAt.getTime() + hours * hourMs);
  // Nobody asks for four in the morning: a night deadline is meant for the newsroom's morning.
  const { hour } = wallClock(at, timezone);
  return hour < 7 ? new Date(at.getTime() + (9 - hour) * hourMs) : at;
}

/** Lets an inquiry live until it closes or until now, whichever is first. */
export function livedLife(of: LifeOf, random: Random): Life {
  const deadlineAt = deadlineOf(of, random);
  const outcome = random.weighted(endings[of.draft.type], ([, share]) => share)[0];
  const whole = of.draft.type === 2 ? pressLife(of, deadlineAt ?? of.createdAt, outcome, random) : officeLife(of, outcome, random);
  const steps = whole.filter(({ at }) => at.getTime() <= of.now.getTime() - minute);
  const isOver = of.isSettled || (deadlineAt !== null && deadlineAt <= of.now);
  if (isOver && !steps.some(({ kind }) => kind === 'close')) steps.push(lateClose(of, steps, outcome));
  return { deadlineAt, steps, status: statusAfter(steps) };
}

/** What must be over by now is closed with what the desk knows. */
function lateClose({ createdAt, now, desk }: LifeOf, steps: readonly ScriptStep[], outcome: InquiryOutcome): ScriptStep {
  const from = steps.at(-1)?.at ?? createdAt;
  const isAnswered = steps.some(({ kind }) => kind === 'staff' || kind === 'expert');
  const at = new Date((from.getTime() + now.getTime()) / 2);
  return isAnswered && outcome !== 'deadline_missed' ? { kind: 'close', at, by: desk, outcome } : { kind: 'close', at, by: desk, outcome: 'deadline_missed', note: 'Arrived after the rota had ended.' };
}

function statusAfter(steps: readonly ScriptStep[]): InquiryStatus {
  const last = steps.findLast(({ kind }) => kind !== 'note');
  if (!last) return 'new';
  if (last.kind === 'close') return 'closed';
  if (last.kind === 'ask') return 'waiting_expert';
  return last.kind === 'staff' && last.body.endsWith('?') ? 'waiting_seeker' : 'open';
}

/** Builds steps one after another; time only moves forward. */
function createDiary({ draft, createdAt, timezone, expertName, desk }: LifeOf, random: Random) {
  const steps: ScriptStep[] = [];
  let cursor = createdAt.getTime();
  const words = () => ({ first: draft.from.firstname, expert: expertName, time: wallClock(toHalfHour(cursor + 40 * minute), timezone).time });
  return {
    steps,
    get at() {
      return new Date(cursor);
    },
    moveTo(at: Date) {
      cursor = Math.max(cursor + minute, at.getTime());
    },
    wait(milliseconds: number) {
      cursor += Math.max(minute, Math.round(milliseconds / 1000) * 1000);
    },
    staff: (lines: readonly string[]) => steps.push({ kind: 'staff', at: new Date(cursor), by: desk, body: fill(random.pick(lines), words()) }),
    note: () => steps.push({ kind: 'note', at: new Date(cursor), by: desk, body: fill(random.pick(phrases.internalNotes), words()) }),
    seeker: (lines: readonly string[]) => steps.push({ kind: 'seeker', at: new Date(cursor), body: fill(random.pick(lines), words()) }),
    expert: (expert: string, lines: readonly string[]) => steps.push({ kind: 'expert', at: new Date(cursor), expert, body: random.pick(lines) }),
    step: (step: ScriptStep) => steps.push(step),
    close(outcome: InquiryOutcome) {
      const notes = phrases.outcomeNotes[outcome];
      const note = notes && (outcome === 'deadline_missed' || random.chance(0.6)) ? random.pick(notes) : undefined;
      steps.push({ kind: 'close', at: new Date(cursor), by: desk, outcome, note });
    },
  };
}

function pressLife(of: LifeOf, deadlineAt: Date, outcome: InquiryOutcome, random: Random): ScriptStep[] {
  const { draft, createdAt, timezone, desk } = of;
  const diary = createDiary(of, random);
  const [expert = ''] = draft.experts;
  diary.moveTo(nextDeskMoment(createdAt, timezone));
  diary.wait(Math.min(random.around(9, 0.6), 75) * minute);
  diary.step({ kind: 'assign', at: diary.at, by: desk, to: desk });
  if (outcome === 'withdrawn' || outcome === 'duplicate') {
    diary.wait(random.between(5, 40) * minute);
    diary.close(outcome);
    return diary.steps;
  }
  if (outcome === 'deadline_missed' || diary.at >= deadlineAt) {
    diary.moveTo(new Date(deadlineAt.getTime() + random.between(20, 200) * minute));
    diary.staff(phrases.lateReplies);
    diary.wait(random.between(60, 600) * minute);
    diary.close('deadline_missed');
    return diary.steps;
  }
  const left = () => deadlineAt.getTime() - diary.at.getTime();
  diary.wait(random.between(1, 4) * minute);
  diary.staff(phrases.acknowledgements);
  diary.wait(Math.min(random.between(2, 20) * minute, left() * 0.1));
  diary.step({ kind: 'ask', at: diary.at, by: desk, experts: [expert] });
  if (random.chance(0.3)) {
    diary.wait(random.between(1, 9) * minute);
    diary.note();
  }
  diary.wait(Math.min(random.around(22, 0.8) * minute, left() * 0.5));
  if (outcome === 'declined_by_expert' || outcome === 'declined_by_org') {
    if (outcome === 'declined_by_expert') diary.step({ kind: 'decline', at: diary.at, expert });
    diary.wait(random.between(4, 30) * minute);
    diary.staff(phrases.declines);
  } else {
    diary.step({ kind: 'accept', at: diary.at, expert });
    diary.wait(Math.min(random.between(3, 18) * minute, left() * 0.3));
    if (random.chance(0.45)) diary.expert(expert, phrases.expertReplies);
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

function officeLife(of: LifeOf, outcome: InquiryOutcome, random: Random): ScriptStep[] {
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
  else if (expert !== undefined && random.chance(0.35)) diary.expert(expert, phrases.expertReplies.slice(2, 5));
  else diary.staff(phrases.officeReplies);
  if (outcome !== 'no_reply' && !outcome.startsWith('declined') && random.chance(0.6)) {
    diary.wait(random.around(14, 0.9) * hourMs);
    diary.seeker(phrases.thanks.slice(1, 4));
  }
  diary.wait((outcome === 'no_reply' ? 7 : random.around(1.4, 0.6)) * dayMs);
  diary.close(outcome);
  return diary.steps;
}

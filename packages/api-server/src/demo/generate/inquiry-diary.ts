import type { InquiryOutcome } from '@rostrum/contracts';
import type { ScriptStep } from '../content/inquiries/script-types.ts';
import * as phrases from '../content/inquiries/phrases.ts';
import { wallClock } from './clock.ts';
import type { InquiryDraft } from './inquiry-drafts.ts';
import { fill } from './plain-words.ts';
import type { Random } from './random.ts';
import { nextDeskMoment } from './rhythm.ts';

export const minute = 60_000;
const halfHour = 30 * minute;
/** People name whole and half hours. */
export const toHalfHour = (at: number): Date => new Date(Math.ceil(at / halfHour) * halfHour);

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

/** Builds steps one after another; time only moves forward. */
export function createDiary({ draft, createdAt, timezone, expertName, desk }: LifeOf, random: Random) {
  const steps: ScriptStep[] = [];
  let cursor = createdAt.getTime();
  const words = () => ({
    first: draft.from.firstname,
    expert: expertName,
    time: wallClock(toHalfHour(cursor + 40 * minute), timezone).time,
  });
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
    /** Office matters wait for the office to be open. */
    openOffice() {
      cursor = Math.max(cursor, nextDeskMoment(new Date(cursor), timezone).getTime());
    },
    staff: (lines: readonly string[]) =>
      steps.push({ kind: 'staff', at: new Date(cursor), by: desk, body: fill(random.pick(lines), words()) }),
    note: (lines: readonly string[]) =>
      steps.push({ kind: 'note', at: new Date(cursor), by: desk, body: fill(random.pick(lines), words()) }),
    seeker: (lines: readonly string[]) =>
      steps.push({ kind: 'seeker', at: new Date(cursor), body: fill(random.pick(lines), words()) }),
    expert: (expert: string, lines: readonly string[]) =>
      steps.push({ kind: 'expert', at: new Date(cursor), expert, body: random.pick(lines) }),
    step: (step: ScriptStep) => steps.push(step),
    close(outcome: InquiryOutcome, reasons: readonly string[] = phrases.outcomeNotes[outcome] ?? []) {
      const isTold = reasons.length > 0 && (outcome === 'deadline_missed' || random.chance(0.6));
      const note = isTold ? random.pick(reasons) : undefined;
      steps.push({ kind: 'close', at: new Date(cursor), by: desk, outcome, note });
    },
  };
}

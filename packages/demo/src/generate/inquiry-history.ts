import type { InquiryOutcome } from '@rostrum/contracts';
import type { Phrases } from '../content/inquiry-schemas.ts';
import type { Step } from './inquiry-script.ts';
import { minuteMs, wallClock } from '../seeded/clock.ts';
import type { InquiryDraft } from './inquiry-drafts.ts';
import { fill } from '../seeded/plain-words.ts';
import type { Random } from '../seeded/random.ts';
import { nextDeskMoment } from '../seeded/working-hours.ts';

const halfHour = 30 * minuteMs;
/** People name whole and half hours. */
export const toHalfHour = (at: number): Date => new Date(Math.ceil(at / halfHour) * halfHour);

/** An inquiry whose history is to be told, and who is there to deal with it. */
export interface Handled {
  draft: InquiryDraft;
  sentAt: Date;
  now: Date;
  timezone: string;
  phrases: Phrases;
  /** Who of the desk deals with it, and who hands it over when that is another person. */
  desk: string;
  assigner: string | null;
  /** The expert's name, and the account where there is one: only then can the expert reply. */
  expertName: string;
  expertAccount: string | null;
  /** Where today is told by hand, nothing older may still be open. */
  isSettled: boolean;
  deadlineAt: Date | null;
  outcome: InquiryOutcome;
  random: Random;
}

/** Builds steps one after another; time only moves forward. */
export function createHistory(handled: Handled) {
  const { draft, sentAt, timezone, expertName, desk, assigner, phrases, random } = handled;
  const steps: Step[] = [];
  let cursor = sentAt.getTime();
  const at = () => new Date(cursor);
  const say = (lines: readonly string[]) =>
    fill(random.pick(lines), {
      first: draft.from.firstname,
      expert: expertName,
      time: wallClock(toHalfHour(cursor + 40 * minuteMs), timezone).time,
    });
  /** After a question the seeker's reply is waited for. */
  const reply = (by: string, body: string, then?: 'ask') =>
    steps.push({ act: 'reply', at: at(), by, body, then: body.endsWith('?') ? 'waiting_seeker' : then });
  return {
    steps,
    at,
    moveTo(moment: Date) {
      cursor = Math.max(cursor + minuteMs, moment.getTime());
    },
    wait(milliseconds: number) {
      cursor += Math.max(minuteMs, Math.round(milliseconds / 1000) * 1000);
    },
    /** Office matters wait for the office to be open. */
    openOffice() {
      cursor = Math.max(cursor, nextDeskMoment(new Date(cursor), timezone).getTime());
    },
    assign() {
      if (assigner !== null) steps.push({ act: 'assign', at: at(), by: assigner, to: desk });
    },
    staff: (lines: readonly string[], then?: 'ask') => reply(desk, say(lines), then),
    expert: (account: string, lines: readonly string[]) => reply(account, say(lines)),
    note: (lines: readonly string[]) => steps.push({ act: 'note', at: at(), by: desk, body: say(lines) }),
    seeker: (lines: readonly string[]) => steps.push({ act: 'message', at: at(), body: say(lines) }),
    close(outcome: InquiryOutcome, reasons: readonly string[] = phrases.outcome_notes[outcome] ?? []) {
      if (outcome === 'withdrawn') {
        steps.push({ act: 'withdraw', at: at() });
        return;
      }
      const isTold = reasons.length > 0 && (outcome === 'deadline_missed' || random.chance(0.6));
      const note = isTold ? random.pick(reasons) : undefined;
      steps.push({ act: 'close', at: at(), by: desk, outcome, note });
    },
  };
}

import { formatDate } from '@rostrum/contracts';
import type { DeskDuty, OnDuty } from './setup-rota.ts';

const momentIn = (at: string, timezone: string): string =>
  formatDate(at, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  });

const reasons: Record<OnDuty['because'], string> = {
  shift: '',
  swap: ' (swapped)',
  escalation: ' (escalation contact)',
};

const nameOf = (duty: OnDuty | null): string =>
  duty === null ? 'no one' : `${duty.member.name}${reasons[duty.because]}`;

/** Who is on duty now, and the change after it, in the time of the organisation. */
export function describeDuty(
  { now, changes_at: changesAt, next }: DeskDuty,
  timezone: string,
): { now: string; next: string } {
  return {
    now: now === null ? 'No one' : nameOf(now),
    next:
      changesAt === null
        ? 'No change in the next two weeks'
        : `From ${momentIn(changesAt, timezone)}: ${nameOf(next)}`,
  };
}

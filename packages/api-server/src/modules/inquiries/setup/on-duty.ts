import type { OnDuty, SetupHours, SetupRota } from '@rostrum/contracts/inquiries';
import { momentOf } from '../../../calendar/local-time.ts';
import { addDays, dateIn } from '../../../calendar/period.ts';

export interface DutyPlan {
  rota: SetupRota;
  hours: SetupHours;
  timezone: string;
}

export interface DutyHolder {
  userId: string;
  because: OnDuty['because'];
}

interface Duty extends DutyHolder {
  from: number;
  until: number;
}

/** A change that is further away than this is not announced. */
const furthestDays = 14;
const dayMs = 86_400_000;

const weekdayOf = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/**
 * Shifts from yesterday, which may still run, to beyond the last change that is announced: the end of the list is none. Both edges are read from the clock of the
 * organisation, so that two shifts that meet on a clock change meet at one moment.
 */
function listDuties({ rota, hours, timezone }: DutyPlan, now: Date): Duty[] {
  const closed = new Set(hours.closed.map(({ date }) => date));
  const today = dateIn(now, timezone);
  return Array.from({ length: furthestDays + 4 }, (_, index) => addDays(today, index - 1)).flatMap((date) =>
    rota.shifts
      .filter(({ day }) => day === weekdayOf(date))
      .flatMap((shift) => {
        const swap = rota.swaps.find((each) => each.date === date && each.shift_id === shift.id);
        const userId = (swap ?? shift).member_id;
        if (userId === null || (closed.has(date) && !rota.on_days_off && swap === undefined)) return [];
        const from = momentOf(`${date}T${shift.from}`, timezone).getTime();
        const end = shift.to > shift.from ? date : addDays(date, 1);
        const until = momentOf(`${end}T${shift.to}`, timezone).getTime();
        return [{ userId, from, until, because: swap === undefined ? 'shift' : 'swap' } as const];
      }),
  );
}

/** Where shifts overlap, the one that began last; while there is none, the escalation contact. */
function holderAt(duties: readonly Duty[], escalationId: string | null, moment: number): DutyHolder | null {
  const [latest] = duties
    .filter(({ from, until }) => from <= moment && moment < until)
    .toSorted((one, other) => other.from - one.from);
  if (latest !== undefined) return { userId: latest.userId, because: latest.because };
  return escalationId === null ? null : { userId: escalationId, because: 'escalation' };
}

/** Who is on duty at a moment, until when, and who after that. Members who left the desk are on duty no more. */
export function findDuty(
  plan: DutyPlan,
  now: Date,
  desk: ReadonlySet<string>,
): { now: DutyHolder | null; changesAt: Date | null; next: DutyHolder | null } {
  const duties = listDuties(plan, now).filter(({ userId }) => desk.has(userId));
  const { escalation_id: named } = plan.rota;
  const escalationId = named !== null && desk.has(named) ? named : null;
  const current = holderAt(duties, escalationId, now.getTime());
  const edges = duties
    .flatMap(({ from, until }) => [from, until])
    .filter((edge) => edge > now.getTime() && edge <= now.getTime() + furthestDays * dayMs)
    .toSorted((one, other) => one - other);
  for (const edge of edges) {
    const next = holderAt(duties, escalationId, edge);
    if (next?.userId !== current?.userId) return { now: current, changesAt: new Date(edge), next };
  }
  return { now: current, changesAt: null, next: null };
}

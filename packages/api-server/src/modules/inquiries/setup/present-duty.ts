import type { DeskDuty, OnDuty } from '@rostrum/contracts/inquiries';
import { isoOrNull } from '@rostrum/server-kit/database';
import type { TeamMember } from '../inquiry-team.repository.ts';
import { type DutyHolder, type DutyPlan, findDuty } from './on-duty.ts';
import { hasRota } from './read-duty.ts';

/** Who is on duty now and next, with their names; null without a rota. */
export function presentDuty(plan: DutyPlan, now: Date, desk: readonly TeamMember[]): DeskDuty | null {
  if (!hasRota(plan)) return null;
  const duty = findDuty(plan, now, new Set(desk.map(({ userId }) => userId)));
  const toOnDuty = (holder: DutyHolder | null): OnDuty | null => {
    const member = desk.find(({ userId }) => userId === holder?.userId);
    return holder === null || member === undefined
      ? null
      : { member: { id: member.userId, name: member.name }, because: holder.because };
  };
  return { now: toOnDuty(duty.now), changes_at: isoOrNull(duty.changesAt), next: toOnDuty(duty.next) };
}

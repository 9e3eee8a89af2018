import type { Queryable } from '@rostrum/server-kit/database';
import { inquiryTeamRepository, type TeamMember } from '../inquiry-team.repository.ts';
import { findDesk, type Desk } from './find-desk.ts';
import { findDuty, type DutyHolder } from './on-duty.ts';
import { hasRota, readDutyPlan } from './read-duty.ts';

export interface DeskNow {
  /** Who takes what arrives now; undefined where the organisation has no rota. */
  duty: (Pick<TeamMember, 'name' | 'image'> & Pick<DutyHolder, 'because'>) | null | undefined;
  /** When the desk is open; null where no one has said so. */
  hours: Desk | null;
}

/** Who is on duty and until when the desk is open, for the members of the organisation. */
export async function readDeskNow(db: Queryable, orgId: string, now: Date): Promise<DeskNow> {
  const plan = await readDutyPlan(db, orgId);
  const hours = await findDesk(db, { id: orgId, timezone: plan.timezone }, now);
  if (!hasRota(plan)) return { duty: undefined, hours };
  const desk = await inquiryTeamRepository.desk(db, orgId);
  const holder = findDuty(plan, now, new Set(desk.map(({ userId }) => userId))).now;
  const member = desk.find(({ userId }) => userId === holder?.userId);
  return {
    duty: holder && member ? { name: member.name, image: member.image, because: holder.because } : null,
    hours,
  };
}

import type { Queryable } from '@rostrum/server-kit/database';
import { organisationRepository } from '@rostrum/identity';
import { inquiryTeamRepository, type TeamMember } from '../inquiry-team.repository.ts';
import { type DutyPlan, findDuty } from './on-duty.ts';
import { readSection } from './read-section.ts';

export async function readDutyPlan(db: Queryable, orgId: string): Promise<DutyPlan> {
  return {
    rota: await readSection(db, orgId, 'rota'),
    hours: await readSection(db, orgId, 'hours'),
    timezone: await organisationRepository.timezone(db, orgId),
  };
}

/** An organisation without shifts and escalation contact has no rota. */
export const hasRota = ({ rota }: Pick<DutyPlan, 'rota'>): boolean =>
  rota.shifts.length > 0 || rota.escalation_id !== null;

/** Who of the desk is on duty now by the saved rota, else its escalation contact. */
export async function readOnDuty(db: Queryable, orgId: string, now: Date): Promise<TeamMember | undefined> {
  const plan = await readDutyPlan(db, orgId);
  if (!hasRota(plan)) return undefined;
  const desk = await inquiryTeamRepository.desk(db, orgId);
  const duty = findDuty(plan, now, new Set(desk.map(({ userId }) => userId)));
  return desk.find(({ userId }) => userId === duty.now?.userId);
}

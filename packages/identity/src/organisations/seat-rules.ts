import type { MemberRole } from '@rostrum/contracts';
import type { SeatKind } from '@rostrum/contracts/settings';
import { InputError, type ConstraintMeaning } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import { seatRepository } from './seats.repository.ts';

/** One of a kind, in words. */
export const seatWords: Record<SeatKind, string> = {
  experts: 'expert',
  staff: 'staff',
  agents: 'agent',
  administrators: 'administrator',
};

const full = (kind: SeatKind, kept: string): ConstraintMeaning => ({
  code: 'seat_limit',
  message: `All ${seatWords[kind]} seats are taken, so nothing was changed. ${kept} Settings > Licenses shows who holds them.`,
});

/** What the triggers that keep to the seats say. */
export const seatConstraints: Record<string, ConstraintMeaning> = {
  seat_limit_experts: full('experts', 'The profile is kept as it is.'),
  seat_limit_staff: full('staff', 'The profile is kept as it is.'),
  seat_limit_agents: full('agents', 'An invitation stays open.'),
  seat_limit_administrators: full('administrators', 'An invitation stays open.'),
};

/** The seat that a member takes; experts and staff take one with their published profile. */
export const seatOfRole = (role: MemberRole): SeatKind | null => {
  if (role === 'agent') return 'agents';
  return role === 'owner' || role === 'administrator' ? 'administrators' : null;
};

/** Refuses a list of new members as a whole: a part of it sent would leave the rest to be found out. */
export async function requireSeats(
  db: Queryable,
  orgId: string,
  roles: readonly MemberRole[],
): Promise<void> {
  const needed = Map.groupBy(
    roles.map(seatOfRole).filter((kind) => kind !== null),
    (kind) => kind,
  );
  if (needed.size === 0) return;
  for (const { kind, used, limit } of await seatRepository.use(db, orgId)) {
    const wanted = needed.get(kind)?.length ?? 0;
    const left = limit === null ? wanted : Math.max(0, limit - used);
    if (wanted > left)
      throw new InputError(
        left === 0
          ? `All ${seatWords[kind]} seats are taken (${used} of ${limit}). Nothing was sent. Settings > Licenses shows who holds them.`
          : `${left} ${seatWords[kind]} ${left === 1 ? 'seat is' : 'seats are'} left, and this needs ${wanted}. Nothing was sent. Settings > Licenses shows who holds them.`,
        { code: 'seat_limit' },
      );
  }
}

import { seatPaceDays, type SeatKind, type SeatUse } from '@rostrum/contracts/settings';
import { HeadsetIcon, IdCardIcon, ShieldIcon, UserRoundIcon, type Icon } from '@rostrum/ui-kit';

export const seatNames: Record<SeatKind, { name: string; one: string; taken: string; icon: Icon }> = {
  experts: { name: 'Experts', one: 'expert', taken: 'Published profiles of experts', icon: UserRoundIcon },
  staff: { name: 'Staff', one: 'staff', taken: 'Published profiles of staff', icon: IdCardIcon },
  agents: { name: 'Agents', one: 'agent', taken: 'Agents and open invitations to be one', icon: HeadsetIcon },
  administrators: {
    name: 'Administrators',
    one: 'administrator',
    taken: 'Owners, administrators and open invitations',
    icon: ShieldIcon,
  },
};

const daysPerMonth = 30;

/** When a kind will be full if seats go on being taken as lately; nothing where that cannot be said. */
export function forecastFull({
  used,
  limit,
  recent = 0,
}: Pick<SeatUse, 'used' | 'limit' | 'recent'>): string | null {
  if (limit === null || used >= limit || recent === 0) return null;
  const days = ((limit - used) / recent) * seatPaceDays;
  const months = Math.round(days / daysPerMonth);
  if (months > 24) return null;
  const when =
    months < 1 ? 'within a month' : months === 1 ? 'in about a month' : `in about ${months} months`;
  return `${recent} taken in ${seatPaceDays} days: full ${when} at this pace`;
}

/** How near a kind is to its limit: from 80% on it is worth a look. */
export function describeRoom({ used, limit }: Pick<SeatUse, 'used' | 'limit'>): {
  words: string;
  tone: 'plain' | 'warning' | 'danger';
} {
  if (limit === null) return { words: 'No limit', tone: 'plain' };
  if (used > limit) return { words: `${used - limit} over the limit`, tone: 'danger' };
  const left = limit - used;
  if (left === 0) return { words: 'Full', tone: 'danger' };
  return { words: `${left} left`, tone: used >= limit * 0.8 ? 'warning' : 'plain' };
}

import { type Member, type MemberRole, formatList } from '@rostrum/contracts';
import {
  ContactIcon,
  CrownIcon,
  HeadsetIcon,
  IdCardIcon,
  ShieldIcon,
  UserRoundIcon,
  type Icon,
} from '@rostrum/ui-kit';

export const roleNames: Record<Member['role'], string> = {
  owner: 'Owner',
  administrator: 'Administrator',
  agent: 'Agent',
  expert: 'Expert',
  staff: 'Staff',
  individual: 'Individual',
};

export const roleIcons: Record<Member['role'], Icon> = {
  owner: CrownIcon,
  administrator: ShieldIcon,
  agent: HeadsetIcon,
  expert: UserRoundIcon,
  staff: IdCardIcon,
  individual: ContactIcon,
};

/** In one line, for those who choose. */
export const roleLines: Record<MemberRole, string> = {
  owner: 'Everything, and makes other owners',
  administrator: 'Everything but owners',
  agent: 'The people and inquiries of some departments',
  expert: 'Their own profile and inquiries',
  staff: 'Their own page',
};

/** What somebody can act on, from their role and scope. */
export function reachOf({
  role,
  scopes: { departments, tags, publishes },
}: Pick<Member, 'role' | 'scopes'>): string {
  if (role === 'owner' || role === 'administrator') return 'Everything';
  if (role === 'staff') return 'Own page';
  if (role !== 'agent') return 'Own profile';
  const parts = [...departments, ...tags.map((tag) => `#${tag}`)];
  if (parts.length === 0) return 'Nothing yet';
  return `${formatList(parts)}${publishes ? ', publishes' : ''}`;
}

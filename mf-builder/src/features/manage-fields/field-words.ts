import type { FieldVisibility } from '@rostrum/contracts/fields';
import { GlobeIcon, LockIcon, UsersIcon, type Icon } from '@rostrum/ui-kit';

interface VisibilityWords {
  label: string;
  hint: string;
  icon: Icon;
}

export const visibilityWords: Readonly<Record<FieldVisibility, VisibilityWords>> = {
  public: { label: 'Public', hint: 'Everybody who can see the public profile.', icon: GlobeIcon },
  organisation: {
    label: 'Organisation',
    hint: 'The person, agents and administrators. Public pages do not show it.',
    icon: UsersIcon,
  },
  team: {
    label: 'Team',
    hint: 'Agents and administrators. My Profile does not show it.',
    icon: LockIcon,
  },
};

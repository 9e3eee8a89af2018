import type { FieldVisibility } from '@rostrum/contracts/fields';
import { GlobeIcon, LockIcon, UsersIcon, type Icon } from '@rostrum/ui-kit';

interface VisibilityWords {
  label: string;
  icon: Icon;
}

export const visibilityWords: Readonly<Record<FieldVisibility, VisibilityWords>> = {
  public: { label: 'Public', icon: GlobeIcon },
  organisation: { label: 'Organisation', icon: UsersIcon },
  team: { label: 'Team', icon: LockIcon },
};

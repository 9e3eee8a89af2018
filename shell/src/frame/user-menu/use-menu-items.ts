import { expertCenter } from '@rostrum/auth-client';
import { useIsPhone, useIsTablet } from '@rostrum/ui-kit';
import { useManifests, type Member } from '../use-frame.ts';
import { menuItems } from './menu-items.ts';

/** The user menu of a person on this screen: entries that do not belong on it are absent, not disabled. */
export function useMenuItems({ user, role }: Member) {
  const manifests = useManifests();
  const isPhone = useIsPhone();
  const isTablet = useIsTablet();
  const width = isPhone ? 'phone' : isTablet ? 'tablet' : 'wide';
  return menuItems({ user, role, manifests, width, expertCenter: expertCenter() });
}

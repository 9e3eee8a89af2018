import { isGranted, type NavigationRole, publicPaths, type SessionUser } from '@rostrum/contracts';
import { hasPage, type Manifests } from '../pages.ts';
import { userMenu, type UserMenuEntry } from './user-menu-entries.ts';

export interface MenuItem {
  label: string;
  href: string;
  opensNewTab: boolean;
  hiddenOn: readonly ('phone' | 'tablet')[];
}

/** The address behind an entry; null when the person has no such page. */
function addressOf(
  to: UserMenuEntry['to'],
  { username, company_username }: SessionUser,
  expertCenter: string | undefined,
): string | null {
  if (typeof to === 'string') return to;
  switch (to.target) {
    case 'expertCenter':
      return expertCenter ?? (company_username && publicPaths.organisation(company_username));
    case 'expertProfile':
      return username && publicPaths.expert(username);
    case 'staffProfile':
      return username && publicPaths.staff(username);
  }
}

export type ScreenWidth = 'phone' | 'tablet' | 'wide';

export interface MenuFor {
  user: SessionUser;
  role: NavigationRole;
  manifests: Manifests;
  width: ScreenWidth;
  /** The external expert centre of the organisation, if it has one. */
  expertCenter?: string | undefined;
}

/** The user menu of a person: the specification's entries that have a page and belong on a screen of this width. */
export function menuItems({ user, role, manifests, width, expertCenter }: MenuFor): MenuItem[] {
  return userMenu[role]
    .filter(({ action }) => isGranted(role, action))
    .flatMap(({ label, to, opensNewTab = false, hiddenOn = [] }) => {
      const href = addressOf(to, user, expertCenter);
      const isShown = width === 'wide' || !hiddenOn.includes(width);
      return href && isShown && (href === expertCenter || hasPage(manifests, href))
        ? [{ label, href, opensNewTab, hiddenOn }]
        : [];
    });
}

/** Where the gear of the header leads. */
export const settingsPath = '/dashboard/settings/contact';

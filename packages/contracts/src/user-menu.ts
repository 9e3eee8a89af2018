import type { NavigationEntry } from './navigation.ts';
import type { NavigationRole } from './roles.ts';

/** Whose public page an entry opens: filled in from the session when the menu is drawn. */
export type MenuTarget = 'expertCenter' | 'expertProfile' | 'staffProfile';

export interface UserMenuEntry extends Omit<NavigationEntry, 'href'> {
  /** A path of the application, or the session's own public page. */
  to: string | { target: MenuTarget };
}

const entry = (label: string, to: UserMenuEntry['to'], rest: Partial<UserMenuEntry> = {}): UserMenuEntry => ({
  label,
  to,
  ...rest,
});
const newTab = { opensNewTab: true } as const;
/** Work that needs room: absent on phones and tablets. */
const wideOnly = { hiddenOn: ['phone', 'tablet'] } as const;

const settings = entry('Settings', '/dashboard/settings/contact');
const bookmarks = entry('Bookmarks', '/dashboard/bookmarks');
const help = entry('Help', '/help', newTab);
const viewExpertCenter = entry('View Expert Center', { target: 'expertCenter' }, newTab);
const viewExpertProfile = entry('View Expert Profile', { target: 'expertProfile' }, newTab);

/** User menu per role, to the letter of the specification, section 2; Sign Out closes every menu. */
export const userMenu: Record<NavigationRole, readonly UserMenuEntry[]> = {
  administrator: [
    viewExpertCenter,
    entry('Edit Expert Center', '/dashboard/builder/settings', wideOnly),
    entry('Styles & Layout', '/dashboard/theme', wideOnly),
    entry('Integration Options', '/dashboard/settings/integrations', wideOnly),
    entry('System Settings', '/dashboard/settings/contact'),
    entry('Activity History', '/dashboard/activity'),
    bookmarks,
    entry('Documentation', '/docs', newTab),
    entry('Help Center', '/help', newTab),
  ],
  agent: [viewExpertCenter, settings, entry('Activity', '/dashboard/activity'), bookmarks, help],
  expert: [viewExpertProfile, settings, bookmarks, help],
  individual: [viewExpertProfile, settings, entry('Theme', '/dashboard/theme', wideOnly), bookmarks, help],
  staff: [entry('View Staff Profile', { target: 'staffProfile' }, newTab), settings, bookmarks, help],
  seeker: [settings, help],
};

export const signOutEntry = entry('Sign Out', '/logout');

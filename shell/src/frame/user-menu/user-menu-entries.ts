import type { NavigationRole, RequiredAction } from '@rostrum/contracts';

/** Whose public page an entry opens: filled in from the session when the menu is drawn. */
export type MenuTarget = 'expertCenter' | 'expertProfile' | 'staffProfile';

export interface UserMenuEntry {
  label: string;
  /** What the main call of the page asks for. */
  action: RequiredAction;
  opensNewTab?: boolean;
  /** Widths at which the entry is absent: phone ≤ 768 px, tablet 769–1180 px. */
  hiddenOn?: readonly ('phone' | 'tablet')[];
  /** A path of the application, or the session's own public page. */
  to: string | { target: MenuTarget };
}

const entry = (
  label: string,
  to: UserMenuEntry['to'],
  action: RequiredAction,
  rest: Partial<UserMenuEntry> = {},
): UserMenuEntry => ({ label, to, action, ...rest });
const newTab = { opensNewTab: true } as const;
/** Papers about the product: below 1180 px the footer is near enough, and carries both. */
const paper = { ...newTab, hiddenOn: ['phone', 'tablet'] } as const;

const settings = entry('Settings', '/dashboard/settings/contact', 'settings.own');
const bookmarks = entry('Bookmarks', '/dashboard/bookmarks', 'bookmark.own');
const help = entry('Help', '/help', 'public', newTab);
const viewExpertCenter = entry('View Expert Center', { target: 'expertCenter' }, 'public', newTab);
const viewExpertProfile = entry('View Expert Profile', { target: 'expertProfile' }, 'public', newTab);

/**
 * User menu per role, to the letter of the specification, section 2; Sign Out closes every menu. It is the shell's: an entry
 * appears when the area that has the page declares it, and the policy grants its action.
 */
export const userMenu: Record<NavigationRole, readonly UserMenuEntry[]> = {
  administrator: [
    viewExpertCenter,
    entry('Edit Expert Center', '/dashboard/builder/settings', 'builder.manage'),
    entry('Styles & Layout', '/dashboard/theme', 'theme.brand'),
    entry('Integration Options', '/dashboard/settings/integrations', 'integration.manage'),
    entry('System Settings', '/dashboard/settings/contact', 'settings.own'),
    entry('Activity History', '/dashboard/activity', 'activity.read'),
    bookmarks,
    entry('Documentation', '/docs', 'public', paper),
    entry('Help Center', '/help', 'public', paper),
  ],
  agent: [
    viewExpertCenter,
    settings,
    entry('Activity', '/dashboard/activity', 'activity.read'),
    bookmarks,
    help,
  ],
  expert: [viewExpertProfile, settings, bookmarks, help],
  individual: [
    viewExpertProfile,
    settings,
    entry('Theme', '/dashboard/theme', 'theme.brand'),
    bookmarks,
    help,
  ],
  staff: [
    entry('View Staff Profile', { target: 'staffProfile' }, 'public', newTab),
    settings,
    bookmarks,
    help,
  ],
  seeker: [settings, help],
};

export const signOutEntry = entry('Sign Out', '/logout', 'public');

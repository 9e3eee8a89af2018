import { rolesAllowed, type NavigationRole } from '@rostrum/contracts';
import { AppLink, Logo, SettingsIcon } from '@rostrum/ui-kit';
import { MobileMenu } from '../navigation/mobile-menu.tsx';
import { hasPage } from '../pages.ts';
import { TopNavigation } from '../navigation/top-navigation.tsx';
import { HeaderSearch } from '../search/header-search.tsx';
import { useManifests, type Member } from '../use-frame.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { settingsPath } from '../user-menu/menu-items.ts';
import { UserMenu } from '../user-menu/user-menu.tsx';
import './header.css';

/** The search box is for administrator, owner and agent (specification, section 6); others search in their pages. */
export const hasSearch = (role: NavigationRole): boolean => rolesAllowed('search.header').includes(role);

/** Header of everybody who is signed in: logo, navigation, search, settings, avatar; on phones a menu button. */
export function Header({ member }: { member: Member }) {
  const { role } = member;
  const manifests = useManifests();
  return (
    <header className="f-header">
      <MobileMenu member={member} />
      <AppLink className="f-header__logo" href="/" aria-label="Rostrum, start page">
        <Logo />
      </AppLink>
      <TopNavigation role={role} />
      <div className="f-header__end">
        {hasSearch(role) && hasPage(manifests, '/dashboard/search') ? <HeaderSearch /> : null}
        <NotificationBell member={member} />
        {hasPage(manifests, settingsPath) ? (
          <AppLink className="f-icon-button f-header__settings" href={settingsPath} aria-label="Settings">
            <SettingsIcon size={18} aria-hidden />
          </AppLink>
        ) : null}
        <UserMenu member={member} />
      </div>
    </header>
  );
}

import { settings } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { AppLink, ArrowUpRightIcon, Avatar, Logo, VisuallyHidden, XIcon } from '@rostrum/ui-kit';
import { NewInquiries } from './new-inquiries.tsx';
import { useManifests, usePathname, type Member } from '../use-frame.ts';
import { Organisations } from '../user-menu/organisations-on-demand.tsx';
import { nameParts, roleWords } from '../user-menu/person.ts';
import { ThemeSwitch } from '../user-menu/theme-switch.tsx';
import { useMenuItems } from '../user-menu/use-menu-items.ts';
import { signOutEntry } from '../user-menu/user-menu-entries.ts';
import { EntryIcon } from './entry-icon.tsx';
import { currentTopEntry, topEntries } from './navigation-entries.ts';

/** What the drawer holds: navigation, the person, their entries, colours. */
export function MobileMenuContent({ member, close }: { member: Member; close: () => void }) {
  const { user, role } = member;
  const manifests = useManifests();
  const entries = topEntries(manifests, role);
  const current = currentTopEntry(entries, manifests, usePathname());
  const items = useMenuItems(member);
  const contact = useQuery(contractQueryOptions(settings.getContact));

  return (
    <div className="f-drawer__content">
      <div className="f-drawer__head">
        <Logo />
        <button type="button" className="f-icon-button" aria-label="Close menu" onClick={close}>
          <XIcon size={20} aria-hidden />
        </button>
      </div>
      <nav aria-label="Main">
        <ul>
          {entries.map((entry) => (
            <li key={entry.href}>
              <AppLink
                className="f-drawer__entry"
                href={entry.href}
                aria-current={entry === current ? 'page' : undefined}
              >
                <EntryIcon name={entry.icon} />
                {entry.label}
                <span className="f-drawer__end">
                  <NewInquiries entry={entry} role={role} />
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="f-drawer__person">
        <Avatar
          src={user.image}
          username={user.username ?? user.identifier}
          {...nameParts(user)}
          width={40}
          height={40}
          decorative
        />
        <div>
          <p className="r-strong">{user.name}</p>
          {/* The line is there before the name is, so that nothing below it moves. */}
          <p className="f-drawer__organisation r-secondary">
            {contact.isPending ? null : (contact.data?.organisation_name ?? roleWords(user.type))}
          </p>
        </div>
      </div>
      <Organisations />
      <nav aria-label="Your menu">
        <ul>
          {items.map((item) => (
            <li key={item.label}>
              <AppLink
                className="f-drawer__item"
                href={item.href}
                target={item.opensNewTab ? '_blank' : undefined}
              >
                {item.label}
                {item.opensNewTab ? (
                  <span className="f-drawer__end">
                    <ArrowUpRightIcon aria-hidden />
                    <VisuallyHidden>, opens in a new tab</VisuallyHidden>
                  </span>
                ) : null}
              </AppLink>
            </li>
          ))}
          <li>
            <a className="f-drawer__item f-drawer__item--leave" href="/logout">
              {signOutEntry.label}
            </a>
          </li>
        </ul>
      </nav>
      <div className="f-drawer__colours">
        <ThemeSwitch />
      </div>
    </div>
  );
}

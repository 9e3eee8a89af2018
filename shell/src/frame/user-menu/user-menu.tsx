import {
  AppLink,
  ArrowUpRightIcon,
  Avatar,
  ChevronDownIcon,
  LogOutIcon,
  VisuallyHidden,
} from '@rostrum/ui-kit';
import { useDisclosure } from '../dialogs/use-disclosure.ts';
import type { Member } from '../use-frame.ts';
import type { MenuItem } from './menu-items.ts';
import { MenuIcon } from './menu-icon.tsx';
import { Organisations } from './organisations-on-demand.tsx';
import { nameParts, roleWords } from './person.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { signOutEntry } from './user-menu-entries.ts';
import { useMenuItems } from './use-menu-items.ts';
import './user-menu.css';

/** Papers about the product stand apart from its pages. */
const isPaper = ({ href }: MenuItem) => href === '/docs' || href === '/help';

const Item = ({ item }: { item: MenuItem }) => (
  <li>
    <AppLink className="f-menu__item" href={item.href} target={item.opensNewTab ? '_blank' : undefined}>
      <MenuIcon href={item.href} />
      {item.label}
      {item.opensNewTab ? (
        <>
          <ArrowUpRightIcon className="f-menu__away" aria-hidden />
          <VisuallyHidden>, opens in a new tab</VisuallyHidden>
        </>
      ) : null}
    </AppLink>
  </li>
);

/** The avatar and what it opens: the role's entries, colours, Sign Out. */
export function UserMenu({ member }: { member: Member }) {
  const { user } = member;
  const { isOpen, root, button, toggle } = useDisclosure();
  const items = useMenuItems(member);
  const groups = [items.filter((item) => !isPaper(item)), items.filter(isPaper)].filter(
    (group) => group.length > 0,
  );
  const portrait = { src: user.image, username: user.username ?? user.identifier, ...nameParts(user) };

  return (
    <div ref={root} className="f-user">
      <button
        ref={button}
        type="button"
        className="f-user__button"
        aria-expanded={isOpen}
        aria-label={`Menu of ${user.name}`}
        onClick={toggle}
      >
        <Avatar {...portrait} width={30} height={30} decorative />
        <ChevronDownIcon aria-hidden />
      </button>
      {isOpen ? (
        <nav className="f-menu" aria-label="Your menu">
          <div className="f-menu__person">
            <Avatar {...portrait} decorative />
            <div>
              <p className="r-strong">{user.name}</p>
              <p className="r-caption">{roleWords(user.type)}</p>
            </div>
          </div>
          <Organisations />
          {groups.map((group) => (
            <ul key={group[0]?.href}>
              {group.map((item) => (
                <Item key={item.label} item={item} />
              ))}
            </ul>
          ))}
          <div className="f-menu__colours">
            <ThemeSwitch />
          </div>
          <ul>
            <li>
              <a className="f-menu__item" href="/logout">
                <LogOutIcon aria-hidden />
                {signOutEntry.label}
              </a>
            </li>
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

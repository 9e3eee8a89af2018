import { expertCenter } from '@rostrum/auth-client';
import type { SessionUser, NavigationRole } from '@rostrum/contracts';
import { tabEntries, topEntries } from '../navigation/navigation-entries.ts';
import type { Manifests } from '../pages.ts';
import { menuItems } from '../user-menu/menu-items.ts';
import type { PaletteRow } from './palette-row.ts';

interface PagesFor {
  user: SessionUser;
  role: NavigationRole;
  manifests: Manifests;
}

interface Entry {
  label: string;
  href: string;
  /** What its tabs belong to, where the label alone does not say. */
  under?: string | undefined;
  opensNewTab?: boolean;
  icon?: string | undefined;
}

/** A page as a row, with the name of its icon. */
export type PageRow = PaletteRow & { icon: string | undefined };

const titleOf = (group: string) => group.charAt(0).toLocaleUpperCase() + group.slice(1);

/** Every page that the menus and tabs of a role lead to, each address once. */
export function palettePages({ user, role, manifests }: PagesFor): PageRow[] {
  const tabGroups = manifests.flatMap(({ tabs }) => tabs);
  const entries: Entry[] = [
    ...topEntries(manifests, role),
    ...tabGroups.flatMap(({ group, base }) =>
      base.flatMap((path) =>
        tabEntries(manifests, role, path).map((entry) => ({ ...entry, under: titleOf(group) })),
      ),
    ),
    ...menuItems({ user, role, manifests, width: 'wide', expertCenter: expertCenter() }),
  ];
  const rows = new Map<string, PageRow>();
  // What is in the menu of the person alone has the icon that an area gives the page in its navigation.
  const icons = new Map(
    manifests.flatMap(({ navigation }) => navigation).map(({ href, icon }) => [href, icon]),
  );
  for (const { label, href, under, opensNewTab = false, icon = icons.get(href) } of entries)
    if (!rows.has(href))
      rows.set(href, {
        id: `page:${href}`,
        kind: 'Pages',
        text: label,
        href,
        opensNewTab,
        icon,
        ...(under !== undefined && under !== label && { description: under }),
      });
  return [...rows.values()];
}

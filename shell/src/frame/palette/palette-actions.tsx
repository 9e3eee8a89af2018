import { rolesAllowed } from '@rostrum/contracts';
import { LogOutIcon, MoonIcon, SearchIcon, SunIcon, themeStore } from '@rostrum/ui-kit';
import { hasPage, type Manifests } from '../pages.ts';
import { searchAddress } from '../search/search-address.ts';
import type { Member } from '../use-frame.ts';
import { signOutEntry } from '../user-menu/user-menu-entries.ts';
import type { PaletteRow } from './palette-row.ts';

interface ActionsFor {
  typed: string;
  member: Member;
  manifests: Manifests;
  isDark: boolean;
}

/** What can be done from anywhere. */
export function paletteActions({ typed, member, manifests, isDark }: ActionsFor): PaletteRow[] {
  const text = typed.trim();
  const canSearch =
    rolesAllowed('search.read').includes(member.role) && hasPage(manifests, '/dashboard/search');
  return [
    ...(canSearch && text !== ''
      ? [
          {
            id: 'action:search',
            kind: 'Actions',
            text: `Search for “${text}”`,
            picture: <SearchIcon size={18} aria-hidden />,
            href: searchAddress(text),
          } as const,
        ]
      : []),
    {
      id: 'action:theme',
      kind: 'Actions',
      text: isDark ? 'Use light colours' : 'Use dark colours',
      picture: isDark ? <SunIcon size={18} aria-hidden /> : <MoonIcon size={18} aria-hidden />,
      act: () => themeStore.choose(isDark ? 'light' : 'dark'),
    },
    {
      id: 'action:sign-out',
      kind: 'Actions',
      text: signOutEntry.label,
      picture: <LogOutIcon size={18} aria-hidden />,
      // A page of the sign-in entry: the document is loaded anew.
      act: () => window.location.assign(String(signOutEntry.to)),
    },
  ];
}

import { ClockIcon, useTheme } from '@rostrum/ui-kit';
import { useMemo } from 'react';
import { EntryIcon } from '../navigation/entry-icon.tsx';
import { hasPage } from '../pages.ts';
import { useManifests, usePathname, type Member } from '../use-frame.ts';
import { paletteActions } from './palette-actions.tsx';
import { palettePages } from './palette-pages.ts';
import { fits, type PaletteKind, type PaletteRow } from './palette-row.ts';
import { recentKeyOf, recentPagesOf } from './recent-pages.ts';
import { usePaletteFinds } from './use-palette-finds.tsx';

/** Everything the palette offers for what is typed, in the order in which it is shown. */
export function usePaletteRows(typed: string, member: Member, kind: PaletteKind | 'All') {
  const manifests = useManifests();
  const pathname = usePathname();
  const isDark = useTheme().mode === 'dark';
  const finds = usePaletteFinds(typed, member, hasPage(manifests, '/dashboard/inquiries'));
  const { user, role } = member;
  const pages = useMemo(
    () =>
      palettePages({ user, role, manifests }).map(({ icon, ...row }) => ({
        ...row,
        picture: <EntryIcon name={icon} />,
      })),
    [user, role, manifests],
  );
  const key = recentKeyOf(user);
  const recent = useMemo(
    () =>
      recentPagesOf(key, pathname).map(({ href, title }): PaletteRow => ({
        id: `recent:${href}`,
        kind: 'Recent',
        text: title,
        href,
        picture: <ClockIcon size={18} aria-hidden />,
      })),
    [key, pathname],
  );
  const own = (rows: PaletteRow[]) => rows.filter((row) => fits(row, typed));
  // What the server found fits by its own, kinder reading.
  const rows = [
    ...own(recent),
    ...finds.rows.filter((row) => row.kind === 'Inquiries'),
    ...finds.rows.filter((row) => row.kind === 'People'),
    ...finds.rows.filter((row) => row.kind === 'Posts and questions'),
    ...own(pages),
    ...paletteActions({ typed, member, manifests, isDark }).filter(
      (row) => row.id === 'action:search' || fits(row, typed),
    ),
  ];
  return {
    isPending: finds.isPending,
    rows: kind === 'All' ? rows : rows.filter((row) => row.kind === kind),
  };
}

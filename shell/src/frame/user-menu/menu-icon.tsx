import {
  BookOpenIcon,
  BookmarkIcon,
  ExternalLinkIcon,
  HistoryIcon,
  LifeBuoyIcon,
  PaletteIcon,
  PencilIcon,
  PlugIcon,
  SettingsIcon,
  type Icon,
} from '@rostrum/ui-kit';

const icons: Record<string, Icon> = {
  '/dashboard/builder/settings': PencilIcon,
  '/dashboard/theme': PaletteIcon,
  '/dashboard/settings/integrations': PlugIcon,
  '/dashboard/settings/contact': SettingsIcon,
  '/dashboard/activity': HistoryIcon,
  '/dashboard/bookmarks': BookmarkIcon,
  '/docs': BookOpenIcon,
  '/help': LifeBuoyIcon,
};

/** The icon of a menu entry, by where it leads; the public pages share one. */
export function MenuIcon({ href }: { href: string }) {
  const Glyph = icons[href] ?? ExternalLinkIcon;
  return <Glyph aria-hidden />;
}
